/** Names that people are called by instead of the one on their papers, a family in a line. */
const families = `
  alexander alexandra alexis alex al sandy lex xander sasha alec
  andrew andreas andrea andy drew dre
  anthony antonia antonio tony ant toni
  barbara barb barbie babs
  benjamin benedict ben benny benji
  catherine katherine kathryn kathleen katrina kate katie kathy cathy kat kit kitty trina cath
  charles charlotte charlie chuck chas chip lottie
  christopher christine christina christian chris kit topher tina christie kris
  daniel danielle dan danny dani
  david dave davo davey davie
  deborah debra deb debbie
  donald don donny donnie
  douglas doug dougie
  edward edmund edwin eduardo ed eddie ted teddy ned
  elizabeth eliza liz lizzie beth betty libby lisa elsie bess
  frances francis francesca frank frankie fran
  frederick frederica fred freddie freddy
  gabriel gabrielle gabriella gabe gabby
  geoffrey jeffrey geoff jeff
  gerald gerard gerry jerry
  gregory greg gregg
  harold henry harry hal hank harri
  isabella isabel isabelle izzy bella belle
  jacob james jim jimmy jamie jake jem jimbo
  jacqueline jackie jacqui
  jennifer jen jenny jenni
  jessica jess jessie
  john jonathan johnathan jack johnny jon johnno jacko jonny
  joseph josephine joe joey jo josie
  joshua josh
  judith judy jude
  kenneth ken kenny
  lawrence laurence larry laurie loz
  leonard leonardo len lenny leo
  louise louis lou louie
  margaret marge maggie meg peggy greta madge
  matthew matt matty
  michael michelle mick mike mikey micky shelly mitch
  nathan nathaniel nate nat
  nicholas nicola nicole nick nicky nico nic
  pamela pam
  patrick patricia pat paddy patty tricia trish rick
  peter pete
  philip phillip phil pip
  raymond ray
  rebecca becky bec becca
  richard rich rick ricky dick dicky richie
  robert roberta rob bob bobby robbie bert robbo bobbie
  ronald veronica ron ronnie
  samuel samantha sam sammy
  sharon shaz shazza
  stephen steven stephanie steve steph stevo stevie
  susan suzanne susanna sue suzie susie
  terence teresa theresa terry tel tess tessa
  thomas tom tommy thommo
  timothy tim timmy
  victor victoria vic vicky tori
  vincent vince vinnie
  walter wally walt
  warren waz wazza
  william will bill billy liam willy wills
  zachary zac zach zack
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' '))

/** In text that names nobody else, each of these at the head of a sentence is still somebody. */
export const everyNickname: ReadonlySet<string> = new Set(families.flat())

/** What else somebody of this name may be called. */
export function nicknamesOf(name: string): readonly string[] {
  return families.flatMap((family) => (family.includes(name) ? family : []))
}
