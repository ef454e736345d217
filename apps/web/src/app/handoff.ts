const END = '</body></html>'

const ESCAPED: Readonly<Record<string, string>> = { '&': '\\u0026', '>': '\\u003e', '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/** A text as a literal that is safe inside a script of a page. */
const literal = (text: string): string => JSON.stringify(text).replace(/[&><\u2028\u2029]/g, (sign) => ESCAPED[sign] ?? sign)

/**
 * What `renderNow` drew as a whole document: its type before it and the data of the loaders at its end, for the browser's script. `ServerRouter` adds that data
 * itself, but only to a stream, because it reads while it draws; these are the scripts that it writes (`handoff.test.tsx` compares them).
 */
export async function withHandoff(html: string, data: ReadableStream<Uint8Array> | undefined, nonce: string): Promise<string> {
  const text = data ? await new Response(data).text() : null
  const calls = text === null ? [] : [`enqueue(${literal(text)})`, 'close()']
  const scripts = calls.map((call) => `<script nonce="${nonce}">window.__reactRouterContext.streamController.${call};</script>`)
  // not translated: markup
  return `<!DOCTYPE html>${html.slice(0, -END.length)}${scripts.join('')}${END}`
}
