export type { Retrieved } from './ask-gateway.ts'
export { type CardSdk, type CardSdkOptions, createCardSdk, type PaymentInfo, type PayWishes } from './create-card-sdk.ts'
export type { FieldEvents, MountedField } from './mount-field.ts'
export type {
  BrowserPayment,
  CardBrand,
  ConnectMessage,
  FieldError,
  FieldKind,
  FieldState,
  FieldTheme,
  FromField,
  PayResult,
  ReturnMessage,
  ToField,
} from './protocol.ts'
