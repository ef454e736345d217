import type { ConnectMessage, FromField, ToField } from '@sojourn/card-sdk'
import { page, root } from './page-facts.ts'
import { isAllowedParent } from './parent-origin.ts'
import { applyTheme } from './theme.ts'

/** The connection to the shop's page: the messages that a field sends and receives. */
export interface Line {
  readonly group: string
  readonly shopOrigin: string
  send(message: FromField): void
  /** A theme is applied already when this is called. */
  onRequest(obey: (request: ToField) => void): void
}

/** The one page that may control this field sends its port once; other messages are ignored. */
export function connect(open: (line: Line) => void): void {
  window.addEventListener('message', function hear(event: MessageEvent<ConnectMessage>) {
    const port = event.ports[0]
    const fromShop = event.source === window.parent && isAllowedParent(event.origin, page.origins())
    if (!fromShop || !port || event.data?.type !== 'sojourn:connect') return
    window.removeEventListener('message', hear)
    applyTheme(event.data.theme ?? {}, root)
    open(lineOver(port, String(event.data.group), event.origin))
  })
}

const lineOver = (port: MessagePort, group: string, shopOrigin: string): Line => ({
  group,
  shopOrigin,
  send: (message) => port.postMessage(message),
  onRequest(obey) {
    port.onmessage = ({ data }: MessageEvent<ToField>) => {
      if (data.type === 'theme') applyTheme(data.theme, root)
      obey(data)
    }
  },
})
