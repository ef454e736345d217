export { HeaderAgents } from './header-agents.tsx'
export { HeaderClub } from './header-club.tsx'
