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
table{width:100%;border-collapse:collapse;table-layout:fixed;font-size:.9rem}
th,td{padding:.4rem .75rem .4rem 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;overflow-wrap:anywhere}
th{color:var(--muted);font-weight:600}
.fields th:nth-child(1){width:33%}.fields th:nth-child(2){width:27%}
.codes th:nth-child(1){width:5rem}.codes th:nth-child(2){width:16rem}
@media (max-width:40rem){
thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
table,tbody,td{display:block}tr{display:flex;flex-wrap:wrap;column-gap:.75rem;padding:.45rem 0;border-bottom:1px solid var(--line)}
td{padding:0;border:0}td:nth-child(3){flex-basis:100%}.fields td:nth-child(2),.codes td:nth-child(1){color:var(--muted)}
}
.muted{color:var(--muted)}
`;
