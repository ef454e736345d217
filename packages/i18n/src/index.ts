export { bankText } from './bank-texts.ts'
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
export { numberText, type Plural, type PluralForms, plural, type Value } from './message.ts'
export { currentLanguage, fill, say, sayAs, setTexts, type Texts } from './texts.ts'
