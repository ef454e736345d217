export { PayDoor } from './pay-door.tsx'
export { fetchLinks, openLink } from './pay-link-api.ts'
export { PayLinks } from './pay-links.tsx'
export { SendPayLink, type SendPayLinkProps } from './send-pay-link.tsx'
