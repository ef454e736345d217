export { beforeOption } from './before-option.tsx'
export { DateRange } from './date-range.tsx'
export type { DayPrice, DayPrices } from './day-prices.ts'
export { loadRangePicker } from './load-range-picker.ts'
export { NearPlaces } from './near-places.tsx'
export { PartyField } from './party-field.tsx'
export { PlaceCell } from './place-cell.tsx'
export { PlaceField } from './place-field.tsx'
export {
  askPlace,
  carriedPlace,
  type FoundPlace,
  type MeantPlace,
  noPlaceText,
  type PlaceSource,
  type PlacesOf,
  type PlacesRead,
  readPlace,
  resolvePlace,
} from './places-api.ts'
export type { RangeKind } from './range-kind.ts'
export { type PriceSource, RangePicker, type RangePickerProps } from './range-picker.tsx'
export { RoomsEditor, type RoomsEditorProps } from './rooms/rooms-editor.tsx'
export { SearchBar } from './search-bar.tsx'
export { SearchForm, type SearchLook } from './search-form.tsx'
export { SwapPlaces } from './swap-places.tsx'
export { TimeField } from './time-field.tsx'
export { TripRadios } from './trip-radios.tsx'
export { givenPlace, readTypedPlace, type TypedPlace, typedPlace } from './typed-place.ts'
export { type PlaceInAddress, type UnclearPlaces, unclearPlaces, withPlace } from './unclear-places-api.ts'
