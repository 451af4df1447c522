import { months, weekdays } from './language/word-lists.ts'
import { fillers, specialtyWords } from './words.ts'

/** Frequent words of other languages that are no English words. */
const others: Readonly<Record<string, string>> = {
  Spanish:
    'el los las una un por para con quiero quisiera necesito cita tarde mañana lunes martes miércoles jueves viernes hora hola gracias favor puedo día semana próxima médico va bien tres cuatro cinco seis siete ocho nueve diez doctora está esta puede gustaría necesitaría',
  French:
    'le les une un pour avec je voudrais veux besoin rendez vous lundi mardi mercredi jeudi vendredi demain matin heure heures bonjour merci prochaine semaine médecin chez du et est',
  German:
    'der das ein eine einen ich möchte brauche bitte termin mit beim für und um uhr montag dienstag mittwoch donnerstag freitag samstag morgen nachmittag nächste nächsten woche arzt haben kann',
  Portuguese:
    'uma um para com quero gostaria preciso consulta marcar segunda terça quarta quinta sexta feira amanhã tarde manhã olá obrigado obrigada não você semana médico',
  Italian:
    'il un una per con vorrei voglio bisogno appuntamento lunedì martedì mercoledì giovedì venerdì domani mattina pomeriggio ore ciao grazie prossima settimana medico alle',
  Dutch:
    'het een ik wil graag afspraak met voor bij dinsdag woensdag donderdag vrijdag maandag morgen middag ochtend uur volgende dokter en kan',
  Polish:
    'chciałbym chciałabym chcę proszę umówić się wizytę wizyta na jutro rano wieczorem poniedziałek wtorek środę czwartek piątek godzinę godzinie lekarza czy mogę dzień dobry dziękuję potrzebuję tydzień',
  Swedish:
    'jag vill skulle vilja boka tid en ett hos läkare på måndag tisdag onsdag torsdag fredag imorgon klockan och för tack hej kan behöver nästa vecka förmiddag eftermiddag med',
  'Danish or Norwegian':
    'jeg vil gerne ønsker bestille time en tid et hos lægen legen i morgen mandag tirsdag onsdag torsdag fredag klokken og til takk tak hei hej kan trenger neste næste uke uge formiddag ettermiddag eftermiddag med',
  Turkish:
    'bir için randevu almak istiyorum yarın saat salı pazartesi çarşamba perşembe cuma günü sabah öğleden sonra doktor ve merhaba lütfen teşekkürler gelecek hafta',
  Vietnamese:
    'tôi muốn đặt lịch hẹn với bác sĩ vào thứ ngày mai sáng chiều lúc giờ xin chào cảm ơn hai ba tư năm sáu tuần sau khám cho',
  Tagalog:
    'gusto ko kong po ng sa ang mga magpa bukas umaga hapon lunes martes miyerkules huwebes biyernes araw oras doktor salamat magandang kailangan mag para ako ba linggo',
}

const known = Object.entries(others).map(([language, words]) => [language, new Set(words.split(' '))] as const)
const english = new Set([
  ...fillers,
  ...weekdays,
  ...months,
  ...Object.values(specialtyWords).flat(),
  ...'after and at before between but cancel change in morning afternoon evening next not tomorrow today week no yes hour minutes need want would what where when who how their her his is are do does address phone number office'.split(
    ' ',
  ),
])

/** An English sentence has one of our words in seven; shorter ones may be all names. */
const maxWordsPerEnglish = 7
const minLowercaseWords = 6

/** The language of a text that is not English: its name, "another language" for one it doesn't know, else null. */
export function findOtherLanguage(text: string): string | null {
  const letters = text.match(/\p{L}/gu) ?? []
  const foreign = letters.filter(letter => !/\p{Script=Latin}/u.test(letter))
  if (foreign.length > 2 && foreign.length * 3 > letters.length) return 'another language'
  // "El Cerrito" and "Los Altos" are cities in California.
  const words =
    text
      .replace(/\b(?:[Ee]l|[Ll]os|[Ll]as?)\s+(?=\p{Lu})/gu, '')
      .match(/\p{L}+/gu)
      ?.map(word => word.toLowerCase()) ?? []
  const count = (set: ReadonlySet<string>) => words.filter(word => set.has(word)).length
  const best = known
    .map(([language, set]) => ({ language, hits: count(set) }))
    .reduce((one, other) => (other.hits > one.hits ? other : one))
  const englishHits = count(english)
  if (best.hits >= 2 && best.hits > englishHits) return best.language
  const lowercase = text.match(/(?<![\p{L}’'])\p{Ll}\p{L}*/gu) ?? []
  if (lowercase.length >= minLowercaseWords && englishHits * maxWordsPerEnglish <= words.length)
    return 'another language'
  // Names have such letters too, but begin with a capital.
  const hasLetters = /(?<!\p{L})(?!\p{Lu})\p{L}*(?![a-z])\p{Ll}\p{L}*/u.test(text)
  return words.length > 2 && hasLetters && englishHits * 5 <= words.length ? 'another language' : null
}
