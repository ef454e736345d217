export { fetchRisk } from './risk-api.ts'
export { RiskDesk } from './risk-desk.tsx'
