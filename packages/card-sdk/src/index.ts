export type { Retrieved } from './ask-gateway.ts'
export type { CardSdk, CardSdkOptions, MountedFrame, PayRequest } from './card-sdk.ts'
export { createCardSdk } from './create-card-sdk.ts'
export type { FieldEvents, MountedField } from './mount-field.ts'
export type { PayableInfo, PaymentInfo, PaymentToken } from './payable.ts'
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
