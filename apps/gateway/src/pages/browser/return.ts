import type { ReturnMessage } from '@sojourn/card-sdk'

const { payment, origin, returnUrl } = document.documentElement.dataset

if (window.parent !== window) {
  const message: ReturnMessage = { type: 'sojourn:3ds-return', payment: payment as string }
  if (origin) window.parent.postMessage(message, origin)
} else if (returnUrl) {
  location.replace(returnUrl)
}
