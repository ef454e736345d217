export { ChatButton } from './chat-button.tsx'
export { fetchDesk } from './support-api.ts'
export { SupportDesk } from './support-desk.tsx'
