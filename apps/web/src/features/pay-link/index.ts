export { OpenedLink } from './opened-link.tsx'
export { fetchLinks, openLink } from './pay-link-api.ts'
export { PayLinks } from './pay-links.tsx'
export { SendPayLink, type SendPayLinkProps } from './send-pay-link.tsx'
