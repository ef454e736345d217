export { type ConfirmRefusal, cancelHold, confirmHold, type HoldRef, releaseHold } from './change-hold.ts'
export { createStockStore } from './data/stock-store.sql.ts'
export type { HeldPart, HoldRow, StockShape, StockStore } from './data/stock-store.ts'
export type { HoldState, StockHold, WantedUnits } from './domain/hold.ts'
