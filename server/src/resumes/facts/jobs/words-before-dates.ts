/** "From", in whatever language, and the term of a school year: of the dates, and of nothing before them. */
export const wordBeforeDates =
  /(?<![\p{L}\d])(?:from|since|between|until|till|da|dal|dall['’]|de|du|desde|depuis|von|vom|ab|seit|van|vanaf|sinds|fra|från|od|(?:term|semester|trimester|quarter)\s*\d)\s*$/iu
