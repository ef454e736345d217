export { listHeld } from './held-api.ts'
export { HeldSection } from './held-section.tsx'
