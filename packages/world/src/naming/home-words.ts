export type HomeKind = 'villa' | 'apartment' | 'townhouse' | 'cottage' | 'farmhouse' | 'cabin' | 'chalet' | 'bungalow' | 'houseboat'

/** How homes are called, by language. `marks` are patterns of hotels' names that give a language away; the last group is for all others. */
export const HOME_WORDS: readonly { readonly marks: readonly string[]; readonly words: Readonly<Record<HomeKind, string>> }[] = [
  // Maltese
  {
    marks: ['Palazz {}'],
    words: {
      villa: 'Villa {}',
      apartment: 'Appartament {}',
      townhouse: 'Dar {}',
      cottage: 'Għarix {}',
      farmhouse: 'Razzett {}',
      cabin: 'Kamra {}',
      chalet: 'Chalet {}',
      bungalow: '{} Bungalow',
      houseboat: 'Luzzu {}',
    },
  },
  // Catalan
  {
    marks: ['Can {}', 'Son {}'],
    words: {
      villa: 'Vil·la {}',
      apartment: 'Apartament {}',
      townhouse: 'Casa {}',
      cottage: 'Caseta {}',
      farmhouse: 'Masia {}',
      cabin: 'Cabana {}',
      chalet: 'Xalet {}',
      bungalow: 'Bungalou {}',
      houseboat: 'Barca {}',
    },
  },
  // Portuguese
  {
    marks: ['Pensão {}', 'Pousada {}'],
    words: {
      villa: 'Vila {}',
      apartment: 'Apartamento {}',
      townhouse: 'Sobrado {}',
      cottage: 'Casinha {}',
      farmhouse: 'Quinta {}',
      cabin: 'Cabana {}',
      chalet: 'Chalé {}',
      bungalow: 'Bangalô {}',
      houseboat: 'Barco {}',
    },
  },
  // Italian
  {
    marks: ['Locanda {}', 'Pensione {}'],
    words: {
      villa: 'Villetta {}',
      apartment: 'Appartamento {}',
      townhouse: 'Casa {}',
      cottage: 'Casetta {}',
      farmhouse: 'Podere {}',
      cabin: 'Baita {}',
      chalet: 'Chalet {}',
      bungalow: 'Bungalow {}',
      houseboat: 'Barca {}',
    },
  },
  // Spanish
  {
    marks: ['Posada {}', 'Hostal {}'],
    words: {
      villa: 'Villa {}',
      apartment: 'Apartamento {}',
      townhouse: 'Casa {}',
      cottage: 'Casita {}',
      farmhouse: 'Finca {}',
      cabin: 'Cabaña {}',
      chalet: 'Chalé {}',
      bungalow: 'Bungaló {}',
      houseboat: 'Barca {}',
    },
  },
  // Arabic of the Maghreb
  {
    marks: ['Ksar {}'],
    words: {
      villa: 'Villa {}',
      apartment: 'Appartement {}',
      townhouse: 'Dar {}',
      cottage: 'Petite Maison {}',
      farmhouse: 'Ferme {}',
      cabin: 'Cabane {}',
      chalet: 'Chalet {}',
      bungalow: 'Bungalow {}',
      houseboat: 'Felouque {}',
    },
  },
  // Arabic
  {
    marks: ['Qasr {}'],
    words: {
      villa: 'Villa {}',
      apartment: 'Shaqqat {}',
      townhouse: 'Beit {}',
      cottage: 'Istiraha {}',
      farmhouse: 'Mazraat {}',
      cabin: 'Kukh {}',
      chalet: 'Shaleh {}',
      bungalow: '{} Beach House',
      houseboat: 'Qarib {}',
    },
  },
  // French
  {
    marks: ['Auberge {}', 'Hôtel {}'],
    words: {
      villa: 'Villa {}',
      apartment: 'Appartement {}',
      townhouse: 'Maison {}',
      cottage: 'Petite Maison {}',
      farmhouse: 'Ferme {}',
      cabin: 'Cabane {}',
      chalet: 'Chalet {}',
      bungalow: 'Bungalow {}',
      houseboat: 'Péniche {}',
    },
  },
  // German
  {
    marks: ['Gasthaus {}'],
    words: {
      villa: 'Villa {}',
      apartment: 'Ferienwohnung {}',
      townhouse: 'Stadthaus {}',
      cottage: 'Häuschen {}',
      farmhouse: 'Bauernhof {}',
      cabin: 'Hütte {}',
      chalet: 'Chalet {}',
      bungalow: 'Ferienhaus {}',
      houseboat: 'Hausboot {}',
    },
  },
  // Dutch
  {
    marks: ['Logement {}'],
    words: {
      villa: 'Villa {}',
      apartment: 'Appartement {}',
      townhouse: 'Bovenhuis {}',
      cottage: 'Huisje {}',
      farmhouse: 'Hoeve {}',
      cabin: 'Boshut {}',
      chalet: 'Chalet {}',
      bungalow: 'Zomerhuis {}',
      houseboat: 'Woonboot {}',
    },
  },
  // Antillean
  {
    marks: ['Kas {}'],
    words: {
      villa: 'Villa {}',
      apartment: '{} Apartment',
      townhouse: 'Kas di {}',
      cottage: '{} Cottage',
      farmhouse: 'Kunuku {}',
      cabin: '{} Cabin',
      chalet: '{} Chalet',
      bungalow: '{} Bungalow',
      houseboat: '{} Boat',
    },
  },
  // Danish
  {
    marks: ['Gæstehus {}'],
    words: {
      villa: 'Villa {}',
      apartment: 'Lejlighed {}',
      townhouse: 'Byhus {}',
      cottage: 'Sommerhus {}',
      farmhouse: 'Bondegård {}',
      cabin: 'Hytte {}',
      chalet: 'Træhus {}',
      bungalow: 'Strandhus {}',
      houseboat: 'Husbåd {}',
    },
  },
  // Norwegian
  {
    marks: ['Gjestehus {}'],
    words: {
      villa: 'Villa {}',
      apartment: 'Leilighet {}',
      townhouse: 'Byhus {}',
      cottage: 'Stue {}',
      farmhouse: 'Gard {}',
      cabin: 'Hytte {}',
      chalet: 'Fjellhytte {}',
      bungalow: 'Rorbu {}',
      houseboat: 'Husbåt {}',
    },
  },
  // Swedish
  {
    marks: ['Vandrarhem {}'],
    words: {
      villa: 'Sommarvilla {}',
      apartment: 'Lägenhet {}',
      townhouse: 'Stadshus {}',
      cottage: 'Torp {}',
      farmhouse: 'Bondgård {}',
      cabin: 'Stuga {}',
      chalet: 'Fjällstuga {}',
      bungalow: 'Strandhus {}',
      houseboat: 'Husbåt {}',
    },
  },
  // Finnish
  {
    marks: ['Matkakoti {}'],
    words: {
      villa: '{} Huvila',
      apartment: '{} Asunto',
      townhouse: '{} Puutalo',
      cottage: '{} Tupa',
      farmhouse: '{} Maatila',
      cabin: '{} Mökki',
      chalet: '{} Hirsimaja',
      bungalow: '{} Rantamökki',
      houseboat: '{} Laiva',
    },
  },
  // Estonian
  {
    marks: ['Külalistemaja {}'],
    words: {
      villa: '{} Villa',
      apartment: '{} Korter',
      townhouse: '{} Linnamaja',
      cottage: '{} Majake',
      farmhouse: '{} Talu',
      cabin: '{} Palkmaja',
      chalet: '{} Suvila',
      bungalow: '{} Rannamaja',
      houseboat: '{} Paat',
    },
  },
  // Faroese and Icelandic
  {
    marks: ['Gistingarhús {}', 'Gistihús {}'],
    words: {
      villa: 'Villa {}',
      apartment: 'Íbúð {}',
      townhouse: 'Bæjarhús {}',
      cottage: 'Kot {}',
      farmhouse: 'Bær {}',
      cabin: 'Bústaður {}',
      chalet: 'Skáli {}',
      bungalow: 'Strandhús {}',
      houseboat: 'Bátur {}',
    },
  },
  // Czech
  {
    marks: ['Hostinec {}'],
    words: {
      villa: 'Vilka {}',
      apartment: 'Apartmán {}',
      townhouse: 'Domek {}',
      cottage: 'Chaloupka {}',
      farmhouse: 'Statek {}',
      cabin: 'Roubenka {}',
      chalet: 'Chalupa {}',
      bungalow: 'Chata {}',
      houseboat: 'Loď {}',
    },
  },
  // Polish
  {
    marks: ['Zajazd {}'],
    words: {
      villa: 'Willa {}',
      apartment: 'Apartament {}',
      townhouse: 'Domek {}',
      cottage: 'Chatka {}',
      farmhouse: 'Zagroda {}',
      cabin: 'Chata {}',
      chalet: 'Bacówka {}',
      bungalow: 'Domek Letni {}',
      houseboat: 'Barka {}',
    },
  },
  // Slovene, Croatian, Serbian
  {
    marks: ['Gostilna {}', 'Sobe {}'],
    words: {
      villa: 'Ljetnikovac {}',
      apartment: 'Apartman {}',
      townhouse: 'Gradska Kuća {}',
      cottage: 'Kućica {}',
      farmhouse: 'Imanje {}',
      cabin: 'Koliba {}',
      chalet: 'Planinska Kuća {}',
      bungalow: 'Bungalov {}',
      houseboat: 'Brod {}',
    },
  },
  // Bulgarian
  {
    marks: ['Stai {}'],
    words: {
      villa: 'Vila {}',
      apartment: 'Apartament {}',
      townhouse: 'Gradska Kashta {}',
      cottage: 'Kashtichka {}',
      farmhouse: 'Chiflik {}',
      cabin: 'Hizha {}',
      chalet: 'Planinska Kashta {}',
      bungalow: 'Bungalo {}',
      houseboat: 'Lodka {}',
    },
  },
  // Romanian
  {
    marks: ['Pensiunea {}'],
    words: {
      villa: 'Casa de Vacanță {}',
      apartment: 'Apartament {}',
      townhouse: 'Casa din Centru {}',
      cottage: 'Căsuța {}',
      farmhouse: 'Ferma {}',
      cabin: 'Cabana {}',
      chalet: 'Cabana Mare {}',
      bungalow: 'Bungalou {}',
      houseboat: 'Barca {}',
    },
  },
  // Albanian
  {
    marks: ['Bujtina {}'],
    words: {
      villa: 'Vila e Bardhë {}',
      apartment: 'Apartamenti {}',
      townhouse: 'Shtëpia e Vjetër {}',
      cottage: 'Kasollja {}',
      farmhouse: 'Ferma {}',
      cabin: 'Stani {}',
      chalet: 'Kulla {}',
      bungalow: 'Bungalou {}',
      houseboat: 'Varka {}',
    },
  },
  // Latvian
  {
    marks: ['Viesu Nams {}'],
    words: {
      villa: 'Villa {}',
      apartment: 'Dzīvoklis {}',
      townhouse: 'Pilsētas Nams {}',
      cottage: 'Namiņš {}',
      farmhouse: 'Lauku Māja {}',
      cabin: 'Guļbūve {}',
      chalet: 'Mežmāja {}',
      bungalow: 'Vasarnīca {}',
      houseboat: 'Laiva {}',
    },
  },
  // Lithuanian
  {
    marks: ['Svečių Namai {}'],
    words: {
      villa: 'Vila {}',
      apartment: 'Butas {}',
      townhouse: 'Miesto Namas {}',
      cottage: 'Namelis {}',
      farmhouse: 'Sodyba {}',
      cabin: 'Rąstinis Namas {}',
      chalet: 'Trobelė {}',
      bungalow: 'Vasarnamis {}',
      houseboat: 'Laivas {}',
    },
  },
  // Greek
  {
    marks: ['Xenonas {}'],
    words: {
      villa: 'Exochiko {}',
      apartment: 'Diamerisma {}',
      townhouse: 'Kapetanospito {}',
      cottage: 'Spitaki {}',
      farmhouse: 'Ktima {}',
      cabin: 'Kalyva {}',
      chalet: 'Petrino {}',
      bungalow: 'Paralia {}',
      houseboat: 'Kaiki {}',
    },
  },
  // Turkish
  {
    marks: ['{} Pansiyon'],
    words: {
      villa: '{} Villası',
      apartment: '{} Dairesi',
      townhouse: '{} Cumba Evi',
      cottage: '{} Taş Evi',
      farmhouse: '{} Çiftliği',
      cabin: '{} Kulübesi',
      chalet: '{} Dağ Evi',
      bungalow: '{} Bungalov',
      houseboat: '{} Teknesi',
    },
  },
  // Hungarian
  {
    marks: ['{} Panzió'],
    words: {
      villa: '{} Villa',
      apartment: '{} Apartman',
      townhouse: '{} Polgárház',
      cottage: '{} Házikó',
      farmhouse: '{} Tanya',
      cabin: '{} Faház',
      chalet: '{} Erdészház',
      bungalow: '{} Nyaraló',
      houseboat: '{} Lakóhajó',
    },
  },
  // Indonesian
  {
    marks: ['Losmen {}'],
    words: {
      villa: 'Vila {}',
      apartment: 'Apartemen {}',
      townhouse: 'Omah {}',
      cottage: 'Pondok {}',
      farmhouse: 'Joglo {}',
      cabin: 'Saung {}',
      chalet: 'Pesanggrahan {}',
      bungalow: '{} Bungalow',
      houseboat: 'Perahu {}',
    },
  },
  // Thai
  {
    marks: ['Baan {}'],
    words: {
      villa: '{} Pool Villa',
      apartment: '{} Apartment',
      townhouse: 'Tuek Thaeo {}',
      cottage: 'Krathom {}',
      farmhouse: 'Rai {}',
      cabin: '{} Cabin',
      chalet: 'Ruean Doi {}',
      bungalow: '{} Bungalow',
      houseboat: 'Ruean Phae {}',
    },
  },
  // Vietnamese
  {
    marks: ['Nhà Nghỉ {}'],
    words: {
      villa: 'Biệt Thự {}',
      apartment: 'Căn Hộ {}',
      townhouse: 'Nhà Phố {}',
      cottage: 'Nhà Vườn {}',
      farmhouse: 'Trang Trại {}',
      cabin: 'Nhà Gỗ {}',
      chalet: '{} Lodge',
      bungalow: '{} Bungalow',
      houseboat: 'Thuyền {}',
    },
  },
  // Japanese
  {
    marks: ['Ryokan {}', '{} Bettei', '{} Terrace'],
    words: {
      villa: '{} Bessō',
      apartment: '{} Apartment',
      townhouse: '{} Machiya House',
      cottage: '{} Minka',
      farmhouse: '{} Kominka',
      cabin: '{} Sansō',
      chalet: '{} Chalet',
      bungalow: '{} Hanare',
      houseboat: '{} Yakatabune',
    },
  },
  // Korean
  {
    marks: ['Hanok {}'],
    words: {
      villa: '{} Villa',
      apartment: '{} Apartment',
      townhouse: '{} Hanok',
      cottage: '{} Choga',
      farmhouse: '{} Farmstay',
      cabin: '{} Sanjang',
      chalet: '{} Chalet',
      bungalow: '{} Beach House',
      houseboat: '{} Boat',
    },
  },
  // Swahili
  {
    marks: ['Nyumba {}'],
    words: {
      villa: '{} Villa',
      apartment: '{} Apartment',
      townhouse: '{} Town House',
      cottage: 'Banda {}',
      farmhouse: 'Shamba {}',
      cabin: '{} Cabin',
      chalet: '{} Chalet',
      bungalow: '{} Beach Bungalow',
      houseboat: 'Jahazi la {}',
    },
  },
  // Afrikaans
  {
    marks: ['Huis {}'],
    words: {
      villa: '{} Villa',
      apartment: '{} Apartment',
      townhouse: '{} Townhouse',
      cottage: '{} Cottage',
      farmhouse: '{} Farmstead',
      cabin: '{} Hut',
      chalet: '{} Chalet',
      bungalow: '{} Beach Cottage',
      houseboat: '{} Houseboat',
    },
  },
  // Hindi
  {
    marks: ['{} Niwas'],
    words: {
      villa: '{} Villa',
      apartment: '{} Apartment',
      townhouse: '{} Heritage Home',
      cottage: '{} Cottage',
      farmhouse: '{} Farm',
      cabin: '{} Kutir',
      chalet: '{} Chalet',
      bungalow: '{} Bungalow',
      houseboat: '{} Kettuvallam',
    },
  },
  // English, and whatever else is understood in it
  {
    marks: ['{} House'],
    words: {
      villa: '{} Villa',
      apartment: '{} Apartment',
      townhouse: '{} Townhouse',
      cottage: '{} Cottage',
      farmhouse: '{} Farmhouse',
      cabin: '{} Cabin',
      chalet: '{} Chalet',
      bungalow: '{} Bungalow',
      houseboat: '{} Houseboat',
    },
  },
]
