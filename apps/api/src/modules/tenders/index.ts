export type { PaidLine, TenderPlan } from './domain/plan.ts'
export type { TenderKind } from './domain/tender.ts'
