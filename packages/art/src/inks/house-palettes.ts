import { type Plates, plates } from './inks.ts'

const NIGHT = '17243F D8DAD4 33506F 0B1422 F0B765'

/** Palettes of façades and rooms: quieter skies than posters, because ten of them stand in one list. */
export const housePalettes = {
  honey: plates('F1CF97 FBF1DF 6F9AA0 21364A C9502F', NIGHT),
  aqua: plates('B9D2D2 FBF2E0 D9A85B 24384A BF4A33', NIGHT),
  peach: plates('F3BFA0 FCEEDB 7C93A6 2A2F4A B8442F', '1B2142 DAD6D2 3A4A74 0C1024 F0B261'),
  sand: plates('EBDDBB FDF6E8 7E9A7B 263B3A C65A35', '16283A D7DAD0 355662 0A1720 EDB264'),
  mist: plates('C9D5DB FAF1E1 C98E74 2B3346 B9412D', '1A2340 D8D8D6 45527A 0C1122 F0B565'),
  amber: plates('F0C47C FCF0D8 5B8C88 1E3440 CB5230', NIGHT),
  shell: plates('F2CFC0 FDF3E6 8FA08C 2B3A44 BC4636', '1C2542 DAD7D2 405878 0C1422 EFB062'),
  sage: plates('CFDCC6 FBF5E4 D08E5E 25403C B5422C', '152A38 D8DCD0 325C62 0A1820 F0B868'),
} as const satisfies Record<string, Plates>

export type HousePaletteName = keyof typeof housePalettes

export const housePaletteNames = Object.keys(housePalettes) as HousePaletteName[]
