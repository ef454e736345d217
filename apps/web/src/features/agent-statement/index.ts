export { AgentStatement } from './agent-statement.tsx'
export { fetchStatement, type StatementAsk } from './agent-statement-api.ts'
