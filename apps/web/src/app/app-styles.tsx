/// <reference types="vite/client" />
import { useFirstView } from '../lib/first-view.ts'
import { useNonce } from '../lib/nonce.ts'
import appCss from './app.css?url'

/** What a first visit found in its document. The browser renders the same again, so that nothing is lost where the frame of the page is rendered again. */
const found = import.meta.env.SSR ? null : (document.querySelector('style[data-app]')?.textContent ?? null)

/** The style sheet of the site: within the document of a first visit, else as a file. */
export function AppStyles() {
  const nonce = useNonce()
  const css = useFirstView()?.text(appCss) ?? found
  if (css === null) return <link rel="stylesheet" href={appCss} />
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, which the builder wrote
  return <style data-app nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
}

/** The address of the style sheet's file, and whether this page has its text within. */
export { appCss, found as foundStyles }
