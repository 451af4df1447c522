const cannot = '(?:cant|cannot|can not|couldnt|could not|unable to|not able to)'
const baby =
  '(?:baby|babys|babies|infants?|newborns?|\\d+ ?(?:day|week|month)s? old|(?:one|two|three|four|five|six) (?:day|week|month) old)'
const limb = '(?:fingers?|fingertip|thumb|toes?|hand|arm|leg|foot|ear)'
const oneself = '(?:my|him|her|them|your|our)sel(?:f|ves)'
const toxic =
  '(?:bleach|batter(?:y|ies)|magnets?|poison|antifreeze|detergent|pods?|chemicals?|pesticide|cleaner|fluid|gasoline|drano|ammonia|mushrooms?|bottle|needle|razor)'
const drug =
  '(?:pills?|tablets?|meds?|medicines?|medications?|tylenol|ibuprofen|aspirin|xanax|insulin|opioids?|heroin|fentanyl|sleeping|doses?|gummies)'
const symptom =
  '(?:chest (?:pains?|pressure|tightness)|shortness of breath|(?:trouble|difficulty|problems?) breathing|bleeding|seizures?|allergic reactions?|heart attacks?|strokes?|fainting|contractions)'

/**
 * Words of sentences that need help at once, in letters without marks ("can't" is "cant"). They follow the warning signs of the American College
 * of Emergency Physicians; where a sentence may be an emergency it is one.
 */
export const emergencyPatterns: readonly RegExp[] = [
  // Breath
  new RegExp(
    `\\b(?:${cannot}|not|isnt|arent|hardly|barely|stopp?(?:ed|s|ing)?|trouble|difficult(?:y|ies)?|hard|struggl\\w+|problems?|fighting|labored|gasp\\w*) (?:\\w+ ){0,3}breath\\w*`,
  ),
  /\bbreath\w* (?:\w+ ){0,2}(?:stopped|difficult\w*|hard|hurts|weird|fast and|shallow)\b/,
  /\bbreathing (?:\w+ ){0,3}(?:bad|worse|trouble|problems?|difficult\w*)\b|\basthma attack\b|\bwheezing\b.*\b(?:hives|now|cant|swell\w*)\b|\bhives\b.*\bwheez\w+|\binhaler (?:is not|isnt|not|doesnt|wont) (?:help|work)\w*|\bsmoke inhalation\b/,
  /\bshort(?:ness)? of (?:breath|air)\b|\bout of breath\b|\bgasping\b|\bsuffocat\w+|\bchok(?:e|ed|ing)\b|\bstrangl\w+/,
  /\b(?:turn\w*|going|went) (?:\w+ )?blue\b|\blips? (?:\w+ ){0,2}blue\b|\bblue lips\b/,
  // Chest and heart
  /\bchest (?:\w+ ){0,3}(?:pains?|hurt\w*|ach\w+|pressure|tight\w*|crush\w*|burn\w*|heav\w+|squeez\w+|stab\w+|killing|discomfort|explod\w+|pounding)\b/,
  /\b(?:pains?|hurt\w*|pressure|tight\w*|crush\w*|squeez\w+|ach\w+|heaviness|elephant|weight|stabbing|clutch\w+|grabb\w+|grip\w+|urgent) (?:\w+ ){0,3}chest\b/,
  /\bheart ?(?:attacks?|(?:has |just )?stopped|isnt beating)\b|\bcardiac arrest\b|\bno pulse\b/,
  /\bheart (?:\w+ ){0,3}(?:racing|pounding|fluttering|weird)\b.*\b(?:faint|dizzy|pass|now|sweat\w*)\b|\b(?:faint|dizzy|shocked)\b.*\bheart (?:\w+ ){0,3}(?:racing|pounding|fluttering|weird)\b|\bblood clot\b/,
  // Stroke
  /\bstrokes?\b/,
  /\b(?:face|mouth|smile|side)\b (?:\w+ ){0,4}(?:droop\w*|sagging|crooked|numb)\b|\bdroop\w* (?:face|mouth|smile|side)\b|\bslur\w*/,
  new RegExp(
    `\\b(?:${cannot}|trouble|difficulty) (?:\\w+ )?(?:speak\\w*|talk\\w*|swallow\\w*|lift (?:\\w+ )?arms?\\b|see$|see (?:out of|from|right|clearly|now)|(?:feel|move) (?:\\w+ )?(?:legs?|arms?|side|feet|body|baby)\\b)(?! (?:on the phone|to (?:anyone|you)|before|after|until|on (?:mon|tues|wednes|thurs|fri|satur|sun)day))`,
  ),
  /\bsudden(?:ly)?\b.*\b(?:numb\w*|weak\w*|confus\w+|blind\w*|vision|see|speech|headaches?|dizz\w+|pains?|paraly\w+)\b/,
  /\b(?:numb\w*|weak\w*|confus\w+|blind\w*|headaches?|dizz\w+|paraly\w+|doesnt know|pains?)\b.*\bsudden(?:ly)?\b/,
  /\b(?:one|left|right) (?:side|arm)\b.*\b(?:numb\w*|weak\w*|paraly\w+)\b|\b(?:numb\w*|weak\w*)\b.*\b(?:one|left|right) (?:side|arm)\b/,
  /\bparaly[sz]ed\b|\b(?:lost|losing|lose) (?:my |his |her )?(?:vision|sight|eyesight)\b|\bvision (?:\w+ )?(?:went|gone|black)\b/,
  /\bworst (?:\w+ ){0,2}(?:headache|migraine|pain)\b|\bthunderclap\b/,
  /\bstiff neck\b.*\b(?:fever|headache|rash)\b|\b(?:fever|headache|rash)\b.*\bstiff neck\b|\bmeningitis\b/,
  /\b(?:hes|shes|is|are|mom|dad|mother|father|wife|husband|grand\w+) (?:\w+ ){0,2}(?:confused|disoriented|delirious)\b(?! about)|\bhallucinat\w+/,
  // Consciousness
  /\b(?:pass(?:ed|ing|es)|pass|black(?:ed|ing)) out\b|\bfaint(?:ed|ing)\b|\bunconscious\b|\bunresponsive\b|\bcollaps(?:e|ed|es|ing)\b|\bcoma\b/,
  /\b(?:wont|not|isnt|doesnt|cant|cannot|couldnt) (?:\w+ )?(?:wak(?:e|ing)\b|respond\w*)/,
  /\b(?:hes|shes|he|she|mom|dad|husband|wife|son|daughter) (?:is )?(?:not|isnt) moving\b|\bfell (?:\w+ ){0,3}(?:isnt|not|cant) mov\w+/,
  /\bseizures?\b|\bconvuls\w+|\bhaving a fit\b|\bfoaming at\b/,
  // Blood
  /\bbleed(?:ing|s)?\b|\bhemorrhag\w+/,
  /\bblood in (?:my |his |her |the )?(?:vomit|puke|cough|spit|phlegm)\b|\b(?:poop|stool) is black\b|\bmiscarr\w+/,
  /\bblood (?:\w+ ){0,2}(?:everywhere|gush\w*|spurt\w*|pour\w*|loss)\b/,
  /\b(?:los(?:e|es|ing|t)|loosing|gush\w*|spurt\w*|pour\w*|vomit\w*|thr(?:ow|ew)\w* up|cough\w*|spit\w*|puk\w+|pee\w*|poop\w*) (?:\w+ ){0,4}blood\b/,
  new RegExp(
    `\\b(?:cut|chop\\w*|slic\\w+|saw\\w*|tore|ripped|bit)\\b (?:\\w+ ){0,3}${limb} off\\b|\\b${limb} (?:\\w+ ){0,2}(?:cut|chopped|sliced|torn|ripped|bitten) off\\b|\\b${limb} (?:\\w+ ){0,2}(?:crushed|caught|stuck) in\\b`,
  ),
  new RegExp(`\\b(?:cut|chopped|sliced|sawed|tore|ripped|bit) off (?:\\w+ ){0,3}${limb}\\b`),
  /\bsevered\b|\bamputated\b|\bdeep (?:cut|wound|gash)\b/,
  // Allergy
  /\b(?:throat|tongue|lips?|face|airway)\b (?:\w+ ){0,3}(?:clos(?:e|es|ed|ing)|swell\w*|swollen|shut)\b|\bsw(?:ollen|elling) (?:\w+ ){0,2}(?:throat|tongue|lips?|face)\b/,
  /\banaphyla\w+|\bepi ?pen\b|\ballergic reactions?\b/,
  // Poison
  /\boverdos\w+|\bpoison(?:ed|ing)\b|\bcarbon monoxide\b|\bgas leak\b|\bsnake ?bit\w*|\bsnake (?:\w+ ){0,2}bit\w*|\bbit(?:ten)? by (?:an? |some )?(?:\w+ )?(?:snake|rattlesnake|widow|scorpion)\b/,
  new RegExp(
    `\\b(?:${toxic}|acid) (?:\\w+ ){0,2}(?:in|into) (?:\\w+ ){0,2}eyes?\\b|\\beyes? (?:\\w+ ){0,2}(?:${toxic}|acid) in\\b`,
  ),
  new RegExp(
    `\\b(?:took|taken|swallow\\w*|ate)\\b (?:an? )?(?:\\w+ ){0,2}(?:[1-9]\\d|lot of|lots of|bunch of|handful of|whole|entire) (?:\\w+ ){0,4}${drug}\\b`,
  ),
  new RegExp(
    `\\b(?:took|taken|takes|swallow\\w*|ate|eaten|drank|drunk|ingest\\w+|inhaled)\\b (?:\\w+ ){0,5}${toxic}\\b`,
  ),
  new RegExp(
    `\\btoo (?:many|much) (?:\\w+ ){0,3}${drug}\\b|\\ball (?:of )?(?:my|his|her|their|the) (?:\\w+ )?${drug}\\b`,
  ),
  // Birth and babies
  /\b(?:in|into) labou?r\b|\bwaters? (?:just |has |have |already )?broke(?:n)?\b|\bcontractions?\b|\bcrowning\b|\bbaby is coming\b|\bgiving birth\b/,
  /\bpregnan\w+\b.*\b(?:bleed\w*|cramp\w*|fell|seizure|(?:stomach|belly|abdominal|severe|sharp|bad) pains?)\b/,
  /\bbaby (?:\w+ ){0,2}(?:isnt|not|stopped|hasnt) (?:mov|kick)\w+/,
  new RegExp(
    `\\b${baby}\\b.*\\b(?:fever|temperature of|limp|floppy|blue|fell|dropped|vomit\\w*|throwing up|lethargic|dehydrated|shaking|rash all|yellow|sleepy|wont (?:eat|feed|wake|nurse|stop)|(?:not|isnt|stopped) (?:breath|eat|feed|mov|nurs|respond|drink|wak)\\w*)\\b`,
  ),
  // Injury
  /\b(?:car|bike|bicycle|motorcycle|traffic|auto|truck|bus) (?:crash|accident|wreck)\b|\b(?:hit|struck|run over|ran over|knocked down) by (?:\w+ ){0,3}(?:car|truck|bus|train|lightning|motorcycle|vehicle|bike)\b/,
  /\b(?:been|got|was|were|is|hes|shes|someone|somebody|he|she|i) (?:just )?shot\b|\bshot (?:in the|him|her|me|my)|\bgun ?shot\b|\bstabbed\b/,
  /\b(?:bone|skull)\b (?:\w+ ){0,3}(?:sticking|poking|through|exposed|showing|out)\b|\bbro(?:ke|ken) (?:\w+ )?(?:neck|skull|spine)\b/,
  /\b(?:fell|fallen|jumped|thrown) (?:\w+ ){0,4}(?:ladder|roof|stairs|window|horse|balcony|scaffold\w*)\b|\b(?:hit|banged) (?:\w+ )?head\b|\bhead (?:injury|trauma|wound)\b|\bconcussion\b/,
  /\b(?:raped|sexually assaulted|kidnapped|broke in|active shooter|shooting)\b|\b(?:husband|wife|boyfriend|girlfriend|partner|ex|dad|father|mother|he|she) (?:just )?(?:hit|beat|beats|hits|choked|attacked|strangled) (?:me|us)\b|\b(?:trying|threatens|threatened|threatening|wants) to (?:kill|shoot|stab|hurt) (?:me|us|him|her)\b|\b(?:house|kitchen|apartment) is on fire\b/,
  /\b(?:third|3rd|second|2nd) degree\b|\b(?:boiling|acid|fire|flames|chemical|grease)\b.*\bburn(?:ed|t|s)?\b|\bburn(?:ed|t|s)?\b.*\b(?:boiling|acid|fire|chemical|face|badly|severe\w*|blister\w*)\b|\bscalded\b/,
  /\belectrocut\w+|\b(?:drown(?:ed|ing|s)?|hypothermia|heat ?stroke|impaled|trapped under)\b/,
  // Pain, fever, sugar
  /\bexcruciating\b|\bunbearable\b|\bagoni(?:zing|sing)\b/,
  /\b(?:severe|extreme|terrible|intense|sharp|stabbing) (?:\w+ ){0,2}(?:stomach|abdominal|belly|abdomen|head\w*|eye|testic\w+|pelvic)\b/,
  /\b(?:fever|temperature|temp) (?:of |is |at |over |above |hit )?(?:10[4-9]|4[01])\b|\b(?:10[4-9]|4[01])(?: \d)? (?:degree )?fever\b/,
  /\b(?:diabetic|insulin) (?:shock|coma)\b|\bketoacidosis\b|\bblood sugar (?:\w+ ){0,3}\d+\b|\bblood sugar\b.*\b(?:shak\w+|confus\w+|pass\w*)\b|\bappendi(?:x|citis)\b|\bsepsis\b/,
  // The words themselves
  /\b911\b|^sos$|\bsos\b.*\bhelp\b|\bambulances?\b|\bemergenc(?:y|ies)\b|\bparamedics?\b|\b(?:the|to) er\b|\blife (?:or|and) death\b|\blife threatening\b/,
  /\b(?:is|im|hes|shes|are|am|feels? like) (?:\w+ )?dying\b|\b(?:going|about|gonna) (?:to )?die\b/,
]

/** Words of people who may kill or hurt themselves, or of those who fear it for others. */
export const crisisPatterns: readonly RegExp[] = [
  new RegExp(
    `\\b(?:kill|killing|killed|hang|hanging|hanged|shoot|shooting|shot) ${oneself}\\b|\\bkms\\b|\\bsuicid\\w+|\\bunalive\\b|\\b(?:hung|hanged) (?:him|her|my)self\\b|\\b(?:slit|slash\\w*|cut) (?:my|his|her|their) wrists?\\b|\\bgun to (?:my|his|her|their) head\\b`,
  ),
  /\b(?:wants?|wanna|wanted|rather|ready|wish(?:es)?|better|trying|think\w*) (?:\w+ ){0,3}(?:die|dead|dying)\b/,
  /\b(?:dont|do not|doesnt|didnt|no longer) (?:\w+ )?wan(?:t|ts|na) (?:to )?(?:\w+ )?(?:live|be alive|exist|wake up|go on|be here any ?more|be here any longer)\b/,
  /\b(?:end|ending|ended|take|taking|took) (?:my|his|her|their)(?: own)? life\b|\bend(?:ing)? it all\b/,
  new RegExp(`\\b(?:harm|harms|harmed|harming|cutting|hurting|injuring) ${oneself}\\b|\\bself ?harm\\w*`),
  new RegExp(
    `\\b(?:want\\w*|wanna|going|gonna|think\\w*|might|urges?|plan\\w*|about|afraid|threaten\\w*|use it|could|will) (?:\\w+ ){0,4}(?:hurt|cut|burn|on) ${oneself}\\b`,
  ),
  /\b(?:reason|point|will|worth) (?:to |in |of )?(?:\w+ )?(?:live|living|being alive|going on)\b|\blife (?:isnt|is not) worth\b|\btired of (?:living|life|being alive)\b|\bdont see (?:the|a|any) point(?: (?:any ?more|in (?:anything|living)))?$/,
  /\bbetter off (?:dead|without me)\b|\b(?:cant|cannot) go on(?:$| (?:living|like this|any ?more|any longer)\b)|\bdont feel safe with myself\b|\b(?:dis)?appear forever\b|\b(?:nobody|no one) would (?:miss|care|notice)\b|\bdo something to myself\b|\bending things\b|\b(?:life|it) (?:\w+ ){0,2}to be over\b|\bjump(?:ing)? off (?:\w+ )?(?:bridge|building|roof)\b/,
]

/** Words that look like those and are none. They are read first. */
export const harmlessPatterns: readonly RegExp[] = [
  /\bchest (?:x ?rays?|ct|scans?|mri|hair|exercises?|workouts?)\b/,
  /\b(?:cant|cannot|trouble|hard to|difficulty) breath\w* (?:\w+ ){0,2}through (?:my|his|her|the|one) (?:nose|nostrils?)\b/,
  /\b(?:flu|allergy|cortisone|covid|booster|tetanus|steroid|vaccine|rabies|shingles|hpv|mmr|b12) shots?\b/,
  /\blabou?r day\b|\bmanual labou?r\b/,
  /\bblood (?:tests?|work|pressure|draws?|types?|counts?|thinners?|donations?|samples?|results?|panels?|sugar (?:tests?|checks?|levels?|monitor\w*))\b/,
  /\bgums? (?:\w+ )?bleed\w*|\bbleeding (?:gums?|disorders?)\b|\bbleed when i brush\b/,
  /\b(?:no|non|not an?|isnt an?|not a medical) emergenc(?:y|ies)\b|\bemergency (?:contacts?|kits?|plans?|funds?|forms?)\b/,
  /\b(?:emergency room|emergency department|er) (?:visits?|follow ?ups?|bills?|discharge|stay)\b/,
  /\b(?:saw|seen|treated|met|was|were) (?:\w+ ){0,3}in the (?:emergency room|er) (?:last|on)\b/,
  /\bdying (?:to|for)\b|\bfell asleep\b|\bcollapsed (?:arch(?:es)?|veins?)\b|\bstroke of (?:luck|genius|midnight)\b|\bwreck of\b|\bphoto shooting\b|\bconfused about\b|\bblue (?:cross|shield)\b/,
  /\b(?:site|page|form|app|office|portal|email|phone|line) (?:is |was )?(?:not|isnt) respond\w*/,
  new RegExp(
    `\\b(?:no|without|dont have|do not have|doesnt have|never had|not having|havent had|not about)(?: any)?(?: more)? ${symptom}(?: (?:or|and) ${symptom})*`,
  ),
  new RegExp(`\\b${symptom} (?:has |have |is |are )?(?:went away|gone|resolved|better|got better)\\b`),
  /\b(?:seizure|epi ?pen|overdose|stroke|heart attack|suicide|concussion|anaphylaxis|emergency) (?:medications?|meds?|medicine|prescriptions?|refills?|training|rehab\w*|prevention|awareness|risk|screening|class(?:es)?|survivors?|recovery)\b/,
]

/** What may have happened long ago, and then is the reason of an ordinary visit. */
export const events =
  /\b(?:heart attacks?|strokes?|seizures?|(?:car|bike|bicycle|motorcycle|traffic|auto|truck|bus) (?:crash|accident|wreck)|concussion|head injury|allergic reactions?|cardiac arrest|hit by (?:\w+ ){0,3}(?:car|truck|bus|bike)|appendicitis|appendix|overdose|emergency room|the er)\b/g
export const longAgo =
  /\b(?:last (?:month|year|spring|summer|fall|autumn|winter)|(?:months?|years?) ago|in (?:january|february|march|april|may|june|july|august|september|october|november|december|20\d\d)|follow ?up|rehab\w*|histor(?:y|ies)|prevent\w*|risk of|physical therapy (?:after|for)|recover(?:y|ing|ed)? from|since (?:my|his|her|the))\b/
export const atPresent =
  /\b(?:now|today|tonight|this (?:morning|afternoon|evening)|just|currently|again|still|having|hurts?|cant|wont|help|happening|minutes? ago|hours? ago|i think|maybe|might)\b/

/** Words of the patterns that are read in spite of one wrong letter, and real words that are one letter away. */
export const spelled =
  'pressure tongue cannot breath breathe breathing chest heart attack stroke slurred droopy collapsed unconscious unresponsive fainted seizure convulsing bleeding blood choking swelling swollen allergic anaphylaxis anaphylactic overdose overdosed poisoned suicide suicidal emergency ambulance contractions labor newborn throat hurts vomiting stabbed excruciating'.split(
    ' ',
  )
export const misspelled: Readonly<Record<string, string>> = { hart: 'heart', cnat: 'cant', tounge: 'tongue' }
export const otherWords = new Set(
  'breaths cheat chess crest cooking strike stroked stoke spelling smelling stubbed heard hearts wheat attach flood bloom blooded later bleedings hurt thread pressured treasure throats tongues seizures strokes chests'.split(
    ' ',
  ),
)
