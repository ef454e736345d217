import type { Organisation } from '../../lib/shell.ts'

export type Outside = NonNullable<Organisation['site']['outside_chat']>

/** What a script of the kind reads or leaves behind on the window. */
interface ChatWindow {
  chatSettings?: { readonly account: string; readonly language: string }
  startChat?: (settings: { readonly account: string; readonly language: string }) => void
}

const ID = 'outside-chat'

/** Loads the script of a chat, once in a document, and gives it the account and the language alone, nothing of the person who is signed in. */
export function startOutsideChat({ kind, script_url, account_id: account }: Outside, language: string): void {
  if (document.getElementById(ID)) return
  const script = Object.assign(document.createElement('script'), { id: ID, src: script_url, async: true })
  const settings = { account, language }
  const page = window as ChatWindow
  switch (kind) {
    case 'attribute':
      Object.assign(script.dataset, settings)
      break
    case 'settings':
      page.chatSettings = settings
      break
    case 'start':
      script.addEventListener('load', () => page.startChat?.(settings), { once: true })
      break
    default:
      kind satisfies never
  }
  document.body.append(script)
}
