import type { ReturnMessage } from '@sojourn/card-sdk'

const isOurs = (view: Window): boolean => {
  try {
    return view.location.origin === location.origin
  } catch {
    return false
  }
}

/** The window around ours that is not of our origin: the shop's page. Null where there is none. */
export function shopWindow(): Window | null {
  let view: Window = window
  while (view !== view.parent) {
    view = view.parent
    if (!isOurs(view)) return view
  }
  return null
}

/** Sends the shop's page, at this origin alone, the message to load the payment again. */
export function hint(payment: string, origin: string): void {
  const message: ReturnMessage = { type: 'sojourn:3ds-return', payment }
  if (origin) shopWindow()?.postMessage(message, origin)
}

/** The shop's origin as the browser reports it, else as the page was given it. */
export function shopOrigin(returnUrl: string): string {
  const around = [...(location.ancestorOrigins ?? [])].find((origin) => origin !== location.origin)
  return around ?? (returnUrl ? new URL(returnUrl).origin : '')
}
