import type { MountedFrame } from './card-sdk.ts'

interface PageFrame {
  readonly title: string
  readonly className: string
  readonly height: string
}

export const CHALLENGE: PageFrame = { title: '3-D Secure', className: 'sojourn-challenge', height: '480' }
export const HOSTED: PageFrame = { title: 'Payment', className: 'sojourn-hosted', height: '720' }

/** A whole page, the bank's or the gateway's, shown inside the shop's. */
export function mountPage(host: Element, gatewayOrigin: string, url: string, { title, className, height }: PageFrame): MountedFrame {
  const frame = host.ownerDocument.createElement('iframe')
  frame.title = title
  frame.className = className
  frame.setAttribute('frameborder', '0')
  frame.width = '100%'
  frame.height = height
  // It needs its forms and scripts; it does not need the shop's window.
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
  if (new URL(url).origin === gatewayOrigin) frame.referrerPolicy = 'origin'
  frame.src = url
  host.append(frame)
  return { frame, unmount: () => frame.remove() }
}
