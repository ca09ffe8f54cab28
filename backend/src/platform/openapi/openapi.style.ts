/** The page's whole style sheet; the page's policy names its hash. */
export const apiPageStyle = `
:root{color-scheme:light dark;--ink:#0c1322;--muted:#56627a;--page:#fff;--card:#f4f6fb;--line:#d8deea;--link:#1f51c4}
@media (prefers-color-scheme:dark){:root{--ink:#e9effa;--muted:#a9b6cd;--page:#0a0f1c;--card:#121a2c;--line:#2a3550;--link:#8ab4ff}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:60rem;padding:2rem 1.25rem 4rem;background:var(--page);color:var(--ink);font:1rem/1.55 system-ui,sans-serif}
h1{font-size:1.75rem;line-height:1.2}h2{font-size:1.15rem;margin:0}h3{font-size:.95rem;margin:1.25rem 0 .25rem}
a{color:var(--link)}a:focus-visible{outline:2px solid var(--link);outline-offset:3px;border-radius:2px}
code{font:.9em ui-monospace,Menlo,Consolas,monospace}
nav ul{list-style:none;padding:0;columns:18rem}
nav li{break-inside:avoid;padding:.15rem 0}
section{margin:1.5rem 0;padding:1.25rem;border:1px solid var(--line);border-radius:.75rem;background:var(--card);scroll-margin-top:1rem}
section:target{border-color:var(--link)}
h2 a{color:inherit;text-decoration:none}h2 a:hover{text-decoration:underline}
.method{display:inline-block;min-width:3rem;margin-right:.5rem;font:700 .8rem ui-monospace,Menlo,Consolas,monospace}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:.9rem}
td:first-child{white-space:nowrap}td:nth-child(2){min-width:9rem}td:nth-child(3){min-width:12rem;width:45%}
th,td{padding:.4rem .75rem .4rem 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
th{color:var(--muted);font-weight:600}
.muted{color:var(--muted)}
`;
