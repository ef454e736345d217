export { bankText } from './bank-texts.ts'
export { ageText } from './formats/age.ts'
export { firstWeekday, monthText } from './formats/calendar.ts'
export { byName, countryNameText } from './formats/countries.ts'
export { languageOfCountry, writtenDateFormat } from './formats/customs.ts'
export { clockText, daysText, daysTextShort, dayText, dayTextLong, dayTimeText, wallClockText } from './formats/dates.ts'
export { dayFiguresText, dayTextNear } from './formats/day-near.ts'
export { languageNameText } from './formats/language-names.ts'
export { listText, semicolonText, sentencesText } from './formats/lists.ts'
export { andText, metresText, orText, percentText } from './formats/measures.ts'
export { dateTextOfMembership, ownTimeZone } from './formats/membership-dates.ts'
export { amountText, localText, moneyOrNothing, moneyText, roughText } from './formats/money.ts'
export { initialsText, nameText } from './formats/names.ts'
export { commaText, countText, decimalSign, decimalText, endedText, stopText, typedAmount } from './formats/numbers.ts'
export { readDay } from './formats/read-day.ts'
export { currencyNameText, shortMoneyText } from './formats/short-money.ts'
export { tableSigns } from './formats/spreadsheets.ts'
export { weekdayText } from './formats/weekdays.ts'
export { dateText, dateTextShort, dayOfMonthText, ownClockText, wallClockTextLong } from './formats/written-dates.ts'
export {
  chooseLanguage,
  DEFAULT_LANGUAGE,
  directionOf,
  LANGUAGES,
  type LanguageInfo,
  type LanguageRequest,
  languageInfo,
  matchAccepted,
  matchLanguage,
  PSEUDO_LANGUAGES,
} from './languages.ts'
export { type Plural, type PluralForms, plural, type Value } from './message.ts'
export { currentLanguage, fill, say, sayAs, setTexts, type Texts } from './texts.ts'
