import type { CardBrand, ConnectMessage, FieldError, FieldKind, FieldState, FieldTheme, FromField, PayResult, ToField } from './protocol.ts'

/** What a shop may listen to. `submit`: Enter was pressed in the field. */
export interface FieldEvents {
  /** `whole`: the number's field asks for the whole card; expiry and code are complete as they are and fold away. */
  ready: { kind: FieldKind; whole: boolean }
  change: { kind: FieldKind; empty: boolean; complete: boolean; error: FieldError | null; brand?: CardBrand }
  focus: { kind: FieldKind }
  blur: { kind: FieldKind }
  submit: { kind: FieldKind }
  /** The field could not be loaded. */
  failed: { kind: FieldKind; message: string }
}

export interface MountedField {
  readonly kind: FieldKind
  readonly frame: HTMLIFrameElement
  focus(): void
  clear(): void
  setTheme(theme: FieldTheme): void
  unmount(): void
}

export interface FieldDeps {
  readonly gatewayOrigin: string
  readonly publishableKey: string
  readonly group: string
  readonly emit: <Name extends keyof FieldEvents>(name: Name, event: FieldEvents[Name]) => void
}

/** The exact names of the frames: people and tests find the fields by them. */
const TITLES: Readonly<Record<FieldKind, string>> = { number: 'Card number', expiry: 'Expiry date', code: 'Security code' }
const LOAD_MS = 15_000

export interface Field extends MountedField {
  readonly isReady: () => boolean
  pay(request: Omit<Extract<ToField, { type: 'pay' }>, 'type' | 'call'>): Promise<PayResult>
}

const SILENCE: PayResult = { status: 'unknown', message: 'The card fields were removed during the payment. Check what became of it before charging again.' }

/** Puts one field's frame into the page. Each load of the frame gets a fresh port, sent to the gateway's exact origin. */
export function mountField(deps: FieldDeps, kind: FieldKind, host: Element, firstTheme: FieldTheme): Field {
  let theme = firstTheme
  let port: MessagePort | null = null
  let ready = false
  let calls = 0
  const waiting = new Map<number, (result: PayResult) => void>()
  const frame = createFrame(host.ownerDocument, deps, kind)
  const late = setTimeout(() => deps.emit('failed', { kind, message: 'We could not load the card field. Please reload the page.' }), LOAD_MS)

  const send = (message: ToField): void => port?.postMessage(message)
  const receive = (message: FromField): void => {
    if (message.type === 'paid') {
      waiting.get(message.call)?.(message.result)
      waiting.delete(message.call)
    } else if (message.type === 'change') deps.emit('change', { kind, ...message.state } satisfies FieldState & { kind: FieldKind })
    else if (message.type === 'ready') {
      ready = true
      clearTimeout(late)
      if (message.whole && kind !== 'number') fold(frame)
      deps.emit('ready', { kind, whole: message.whole })
    } else deps.emit(message.type, { kind })
  }
  const release = (): void => {
    port?.close()
    port = null
    ready = false
    for (const answer of waiting.values()) answer(SILENCE)
    waiting.clear()
  }

  frame.addEventListener('load', () => {
    release()
    const channel = new MessageChannel()
    port = channel.port1
    port.onmessage = ({ data }: MessageEvent<FromField>) => receive(data)
    const hello: ConnectMessage = { type: 'sojourn:connect', group: deps.group, theme }
    frame.contentWindow?.postMessage(hello, deps.gatewayOrigin, [channel.port2])
  })
  host.append(frame)

  return {
    kind,
    frame,
    isReady: () => ready,
    focus: () => send({ type: 'focus' }),
    clear: () => send({ type: 'clear' }),
    setTheme(next) {
      theme = next
      send({ type: 'theme', theme })
    },
    unmount() {
      clearTimeout(late)
      release()
      frame.remove()
    },
    pay(request) {
      const call = ++calls
      return new Promise((resolve) => {
        waiting.set(call, resolve)
        send({ type: 'pay', call, ...request })
      })
    },
  }
}

/** Out of sight and reach, yet loaded: it still answers. */
function fold(frame: HTMLIFrameElement): void {
  frame.height = '0'
  frame.hidden = true
}

function createFrame(document: Document, { gatewayOrigin, publishableKey }: FieldDeps, kind: FieldKind): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = TITLES[kind]
  frame.className = 'sojourn-field'
  // Attributes, not a style: a page with a strict policy takes them.
  frame.setAttribute('frameborder', '0')
  frame.setAttribute('scrolling', 'no')
  frame.width = '100%'
  frame.height = '48'
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
  frame.referrerPolicy = 'origin'
  frame.src = `${gatewayOrigin}/fields/${kind}?key=${encodeURIComponent(publishableKey)}${localeOf(frame.ownerDocument)}`
  return frame
}

/** The fields use the language of the page they are in. */
const localeOf = ({ documentElement: { lang } }: Document): string => (lang ? `&locale=${encodeURIComponent(lang)}` : '')
