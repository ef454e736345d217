import { currentLanguage, directionOf } from '@sojourn/i18n'
import { html } from 'hono/html'
import type { Assets, Entry } from './assets.ts'
import { browserTexts } from './browser-texts.ts'

interface Shell {
  readonly title: string
  readonly styles: readonly string[]
  readonly script?: Entry
  /** A script of the provider, loaded before ours. */
  readonly providerScript?: string | null
  /** What the page's script reads from the root element. */
  readonly data?: Readonly<Record<string, string>>
  // biome-ignore lint/suspicious/noExplicitAny: hono/html's own word for text it has made safe
  readonly body: any
}

/** A page of ours: its styles, its script with all it imports, its body. Everything in `data` is escaped. */
export const pageShell = ({ title, styles, script, providerScript, data = {}, body }: Shell, assets: Assets) => {
  const [own, ...parts] = script ? assets.scripts(script) : []
  const facts = Object.entries({ ...data, ...(script && { texts: JSON.stringify(browserTexts()) }) }).map(([name, value]) => html` data-${name}="${value}"`)
  return html`<!doctype html>
<html lang="${currentLanguage()}" dir="${directionOf(currentLanguage())}"${facts}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${styles.map((name) => html`<link rel="stylesheet" href="${assets.url(`pages/browser/${name}.css`)}">`)}
${providerScript ? html`<script src="${providerScript}" defer></script>` : ''}
${parts.map((url) => html`<link rel="modulepreload" href="${url}">`)}
${own ? html`<script type="module" src="${own}"></script>` : ''}
</head>
<body>
${body}
</body>
</html>`
}
