import { useState } from 'react';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Segments } from '../ui/segments.tsx';
import { Panel } from '../ui/panel.tsx';

type Language = 'node' | 'python';

/** The same as in docs/connect-your-app.md, whose code the tests run. */
const samples: Readonly<Record<Language, string>> = {
  node: `// npm install standardwebhooks
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.WEBHOOK_SECRET);

createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  try {
    const event = webhook.verify(Buffer.concat(chunks).toString(), request.headers);
    console.log(request.headers['webhook-id'], event.type, JSON.stringify(event.data));
    response.writeHead(204).end();
  } catch {
    response.writeHead(401).end();
  }
}).listen(process.env.PORT ?? 8080);`,
  python: `import base64, hashlib, hmac, json, os, time
from http.server import BaseHTTPRequestHandler, HTTPServer

key = base64.b64decode(os.environ["WEBHOOK_SECRET"].removeprefix("whsec_"))


def is_signed(headers, body):
    event_id, timestamp = headers.get("webhook-id", ""), headers.get("webhook-timestamp", "")
    if not timestamp.isdigit() or abs(time.time() - int(timestamp)) > 300:
        return False
    digest = hmac.new(key, f"{event_id}.{timestamp}.".encode() + body, hashlib.sha256).digest()
    expected = "v1," + base64.b64encode(digest).decode()
    signatures = headers.get("webhook-signature", "").split()
    return any(hmac.compare_digest(expected, signature) for signature in signatures)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        if not is_signed(self.headers, body):
            return self.answer(401)
        event = json.loads(body)
        print(self.headers["webhook-id"], event["type"], json.dumps(event["data"]), flush=True)
        self.answer(204)

    def answer(self, status):
        self.send_response(status)
        self.send_header("content-length", "0")
        self.end_headers()


HTTPServer(("", int(os.environ.get("PORT", 8080))), Receiver).serve_forever()`,
};

const languages = [
  { value: 'node', text: 'Node' },
  { value: 'python', text: 'Python' },
] as const;

/** A receiver to start from. */
export function SampleCode() {
  const [language, setLanguage] = useState<Language>('node');
  return (
    <Panel title="Sample receiver" level={3} className="grid gap-3 p-5">
      <p>Answer 2xx within 15 seconds, do the work afterwards, and skip duplicates by webhook-id.</p>
      <Segments label="Language" value={language} options={languages} onChoose={setLanguage} />
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, by keyboard, too
        tabIndex={0}
        role="region"
        aria-label="Sample code"
        className="overflow-auto rounded-lg border border-line bg-ink p-3 font-mono text-caption text-fg"
      >
        {samples[language]}
      </pre>
      <div>
        <CopyButton text={samples[language]} what="sample" />
      </div>
    </Panel>
  );
}
