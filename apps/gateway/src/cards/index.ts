/** Rules of plastic: pure, shared by the gateway and by the scripts inside its card fields. */
export { type Brand, type BrandFacts, brandOf } from './brands.ts'
export { carriesCardNumber } from './carries-number.ts'
export { type CodeState, checkCode } from './code.ts'
export { checkExpiry, type Expiry, type ExpiryState, isPast, readExpiry, shapeExpiry } from './expiry.ts'
export { checkNumber, digitsOf, groupDigits, type NumberState, passesLuhn } from './number.ts'
