/** The bank's page, shown inside the shop's. */
export function challengeFrame(document: Document, gatewayOrigin: string, url: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = '3-D Secure'
  frame.className = 'sojourn-challenge'
  frame.setAttribute('frameborder', '0')
  frame.width = '100%'
  frame.height = '480'
  // A bank needs its forms and scripts; it does not need the shop's window.
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
  if (new URL(url).origin === gatewayOrigin) frame.referrerPolicy = 'origin'
  frame.src = url
  return frame
}
