// nothing here is translated: the documentation of the API is for engineers
import type { Call } from '@sojourn/contracts'

const escaped = (text: string): string => text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!)

const WHO = { anyone: 'Anyone', user: 'Signed in', buyer: 'Signed in, not a demo account' }

/** The calls as one page a person reads: no script, its style in a file, so that the strictest policy allows it. */
export function docsPage(calls: readonly Call[], document: { paths: Record<string, unknown> }, title: string): string {
  const sections = calls.map((call) => {
    const operation = (document.paths[call.path] as { post: { requestBody: unknown; responses: Record<string, unknown> } }).post
    return `<article id="${escaped(call.path)}"><h2><code>POST ${escaped(call.path)}</code></h2><p>${escaped(call.summary)}.</p>
<p><b>Who:</b> ${WHO[call.who]}${call.keyed ? '. Takes an <code>Idempotency-Key</code>.' : ''}</p>
${call.refusals.length ? `<p><b>Refuses with:</b> ${call.refusals.map((r) => `<code>${escaped(r)}</code>`).join(' ')}</p>` : ''}
<details><summary>Body and answer</summary><pre>${escaped(JSON.stringify({ body: operation.requestBody, answer: operation.responses[200] }, null, 2))}</pre></details></article>`
  })
  const index = calls.map((call) => `<li><a href="#${escaped(call.path)}">${escaped(call.path)}</a> ${escaped(call.summary)}</li>`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><link rel="stylesheet" href="/api/docs.css">
<h1>${escaped(title)}</h1><p>Every call is a POST with a JSON body. The same in OpenAPI 3.1: <a href="/api/openapi.json">/api/openapi.json</a>.</p><ul>${index.join('')}</ul>${sections.join('')}</html>`
}

export const DOCS_STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#17283a;background:#f6f0e4}
pre{overflow:auto;background:#fdf9f1;border:1px solid #dcd1be;padding:1rem;font-size:13px}h2{font-size:1.1rem;margin-top:2.5rem}a{color:inherit}
@media (prefers-color-scheme:dark){body{color:#f4ebdc;background:#0e1722}pre{background:#15212e;border-color:#263444}}`
