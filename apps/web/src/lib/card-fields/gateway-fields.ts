// What the gateway's frames need, in one late file.
export { createCardSdk } from '@sojourn/card-sdk'
export { cardResultOf } from './card-result.ts'
export { fieldThemeOf } from './field-theme.ts'
