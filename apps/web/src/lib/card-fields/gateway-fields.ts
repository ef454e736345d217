// What the gateway's frames need, in one lazy chunk.
export { createCardSdk } from '@sojourn/card-sdk'
export { createCardFields } from './card-fields.ts'
export { cardResultOf } from './card-result.ts'
export { fieldThemeOf } from './field-theme.ts'
