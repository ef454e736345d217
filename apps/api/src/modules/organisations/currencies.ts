// nothing here is translated: in other languages the names come from Intl, see `http.ts`
/** One line of the currency chooser. `flag` is the country whose flag is shown next to it. */
export interface CurrencyEntry {
  readonly code: string
  readonly name: string
  readonly flag: string
  readonly id: number
}

const entry = (id: number, code: string, name: string, flag: string): CurrencyEntry => ({ id, code, name, flag })

/** In the order of the chooser. The ids are part of the contract: 9 is the US dollar. */
export const currencies: readonly CurrencyEntry[] = [
  entry(9, 'USD', 'US Dollar', 'US'),
  entry(1, 'EUR', 'Euro', 'EU'),
  entry(2, 'GBP', 'Pound Sterling', 'GB'),
  entry(3, 'AED', 'UAE Dirham', 'AE'),
  entry(4, 'AUD', 'Australian Dollar', 'AU'),
  entry(5, 'BHD', 'Bahraini Dinar', 'BH'),
  entry(6, 'BRL', 'Brazilian Real', 'BR'),
  entry(7, 'CAD', 'Canadian Dollar', 'CA'),
  entry(8, 'CHF', 'Swiss Franc', 'CH'),
  entry(10, 'CLP', 'Chilean Peso', 'CL'),
  entry(11, 'CNY', 'Chinese Yuan', 'CN'),
  entry(12, 'COP', 'Colombian Peso', 'CO'),
  entry(13, 'CZK', 'Czech Koruna', 'CZ'),
  entry(14, 'DKK', 'Danish Krone', 'DK'),
  entry(15, 'HKD', 'Hong Kong Dollar', 'HK'),
  entry(16, 'HUF', 'Hungarian Forint', 'HU'),
  entry(17, 'IDR', 'Indonesian Rupiah', 'ID'),
  entry(18, 'ILS', 'Israeli New Shekel', 'IL'),
  entry(19, 'INR', 'Indian Rupee', 'IN'),
  entry(20, 'ISK', 'Icelandic Króna', 'IS'),
  entry(21, 'JPY', 'Japanese Yen', 'JP'),
  entry(22, 'KRW', 'South Korean Won', 'KR'),
  entry(23, 'KWD', 'Kuwaiti Dinar', 'KW'),
  entry(24, 'MAD', 'Moroccan Dirham', 'MA'),
  entry(25, 'MXN', 'Mexican Peso', 'MX'),
  entry(26, 'MYR', 'Malaysian Ringgit', 'MY'),
  entry(27, 'NOK', 'Norwegian Krone', 'NO'),
  entry(28, 'NZD', 'New Zealand Dollar', 'NZ'),
  entry(29, 'OMR', 'Omani Rial', 'OM'),
  entry(30, 'PHP', 'Philippine Peso', 'PH'),
  entry(31, 'PLN', 'Polish Złoty', 'PL'),
  entry(32, 'QAR', 'Qatari Riyal', 'QA'),
  entry(33, 'SAR', 'Saudi Riyal', 'SA'),
  entry(34, 'SEK', 'Swedish Krona', 'SE'),
  entry(35, 'SGD', 'Singapore Dollar', 'SG'),
  entry(36, 'THB', 'Thai Baht', 'TH'),
  entry(37, 'TRY', 'Turkish Lira', 'TR'),
  entry(38, 'TWD', 'New Taiwan Dollar', 'TW'),
  entry(39, 'VND', 'Vietnamese Dong', 'VN'),
  entry(40, 'ZAR', 'South African Rand', 'ZA'),
]
