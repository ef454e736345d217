import { say } from '@sojourn/i18n'

/** How one comes from the airport. */
export const RIDE_TEXTS: Readonly<Record<string, (minutes: number) => string>> = {
  taxi: (minutes) => say`${minutes} min from the airport by taxi`,
  train: (minutes) => say`${minutes} min from the airport by train`,
  bus: (minutes) => say`${minutes} min from the airport by bus`,
  shuttle: (minutes) => say`${minutes} min from the airport by shuttle`,
  tram: (minutes) => say`${minutes} min from the airport by tram`,
  metro: (minutes) => say`${minutes} min from the airport by metro`,
  coach: (minutes) => say`${minutes} min from the airport by coach`,
  car: (minutes) => say`${minutes} min from the airport by car`,
  'light rail': (minutes) => say`${minutes} min from the airport by light rail`,
  boat: (minutes) => say`${minutes} min from the airport by boat`,
  'bus and ferry': (minutes) => say`${minutes} min from the airport by bus and ferry`,
  speedboat: (minutes) => say`${minutes} min from the airport by speedboat`,
  'bus and metro': (minutes) => say`${minutes} min from the airport by bus and metro`,
  'water bus': (minutes) => say`${minutes} min from the airport by water bus`,
}
