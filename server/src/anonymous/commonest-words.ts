/** So frequent that a name which begins like one of them does not take it out of every sentence. */
export const commonest: ReadonlySet<string> = new Set(
  `
  about above across after again all also always and any anyone anything are area around available
  back base based because been before being best both but came can come company could current
  currently daily day days did different does doing done down during each either even every
  experience experienced few first for from full further gave get give given going good great had
  has have having help her here high his hold holding how into its job jobs just keep kept know
  large last late later least less like line made main make making many may mean men month months
  more most much must need never new next night nights not now off often old one only open operate
  operated operating other our out over own part people place plan plant prior project projects
  ready run running safe safely safety same set several she shift shifts should since site sites
  small some such take taken team than that the their them then there these they thing things this
  those through time times too took total training two under until up use used using various very
  want was way week weeks well were what when where which while who will with within without work
  worked working works would year years yes yet you your
  `
    .trim()
    .split(/\s+/),
)
