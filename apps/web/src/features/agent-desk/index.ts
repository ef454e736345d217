export { AgentBar } from './agent-bar.tsx'
export type { Desk, Sale } from './agent-desk-api.ts'
export { SalePanel } from './sale-panel.tsx'
