export { AgentStatement } from './agent-statement.tsx'
export { fetchOwnEarnings, fetchStatement, type StatementAsk } from './agent-statement-api.ts'
export { EarningsSection } from './earnings-section.tsx'
