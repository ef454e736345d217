export { bankText } from './bank-texts.ts'
export { languageOfCountry, writtenDateFormat } from './formats/customs.ts'
export {
  clockText,
  dateText,
  dateTextShort,
  dayOfMonthText,
  daysText,
  daysTextShort,
  dayText,
  dayTextLong,
  dayTextNear,
  dayTimeText,
  firstWeekday,
  monthText,
  wallClockText,
  wallClockTextLong,
  weekdayText,
} from './formats/dates.ts'
export { dateTextOfMembership, ownTimeZone } from './formats/membership-dates.ts'
export { amountText, currencyNameText, moneyOrNothing, moneyText, roughText, shortMoneyText } from './formats/money.ts'
export { nameText } from './formats/names.ts'
export { andText, commaText, countText, decimalText, listText, metresText, percentText, stopText } from './formats/numbers.ts'
export { readDay } from './formats/read-day.ts'
export {
  chooseLanguage,
  DEFAULT_LANGUAGE,
  directionOf,
  LANGUAGES,
  type LanguageInfo,
  type LanguageWishes,
  languageInfo,
  matchAccepted,
  matchLanguage,
  PSEUDO_LANGUAGES,
} from './languages.ts'
export { type Plural, type PluralForms, plural, type Value } from './message.ts'
export { currentLanguage, fill, say, sayAs, setTexts, type Texts } from './texts.ts'
