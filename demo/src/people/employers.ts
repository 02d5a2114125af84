export type Work =
  | 'metal mine'
  | 'underground mine'
  | 'coal mine'
  | 'mining contractor'
  | 'drilling'
  | 'petroleum'
  | 'power'
  | 'civil'
  | 'engineering'
  | 'geoscience'
  | 'environment'
  | 'haulage'
  | 'ports and rail'
  | 'plant services'
  | 'safety and health'
  | 'village'
  | 'labour hire'

export interface Employer {
  readonly name: string
  readonly work: Work
  /** Where its people work; labour hire works where its clients are. */
  readonly places: readonly string[]
}

const stock: Readonly<Record<Work, Readonly<Record<string, string>>>> = {
  'metal mine': {
    'Mulgarrie Range Resources': 'Kalgoorlie, WA',
    'Corella Copper Mines': 'Cloncurry, QLD; Mount Isa, QLD',
    'Pindarri Iron': 'Newman, WA; Tom Price, WA',
    'Galah Hill Lithium': 'Greenbushes, WA; Ravensthorpe, WA',
    'Tarcoona Copper-Gold': 'Roxby Downs, SA; Coober Pedy, SA',
    'Nullamunda Rare Earths': 'Laverton, WA; Alice Springs, NT',
    'Ochre Plains Manganese': 'Alyangula, NT; Katherine, NT',
    'Spinifex Iron Joint Venture': 'Karratha, WA; Paraburdoo, WA',
    'Brolga Basin Bauxite': 'Weipa, QLD; Nhulunbuy, NT',
  },
  'underground mine': {
    'Wandarra Gold Operations': 'Laverton, WA; Leonora, WA',
    'Barrabool Nickel Ltd': 'Kambalda, WA; Leinster, WA',
    'Yarrabee Ridge Gold Mine': 'Cobar, NSW; Parkes, NSW',
    'Redgum Zinc': 'Broken Hill, NSW; Rosebery, TAS',
    'Jindalong Gold': 'Meekatharra, WA; Mount Magnet, WA',
    'Kurrawang Underground Pty Ltd': 'Coolgardie, WA; Norseman, WA',
    'Stawell Creek Minerals': 'Stawell, VIC; Bendigo, VIC',
    'Downcast Underground Contracting': 'Kalgoorlie, WA; Leinster, WA',
    'Raisebore & Development Group': 'Cobar, NSW; Broken Hill, NSW',
  },
  'coal mine': {
    'Brigalow Downs Coal': 'Moranbah, QLD; Dysart, QLD',
    'Wilgara Coking Coal': 'Emerald, QLD; Blackwater, QLD',
    'Upper Wollara Collieries': 'Muswellbrook, NSW; Singleton, NSW',
    'Isaac Valley Metallurgical Coal Pty Ltd': 'Moranbah, QLD; Middlemount, QLD',
    'Bangalow Creek Coal Operations': 'Lithgow, NSW; Mudgee, NSW',
    'Tieryboo Coal Joint Venture': 'Glenden, QLD; Collinsville, QLD',
  },
  'mining contractor': {
    'Hardpan Mining Services': 'Newman, WA; Port Hedland, WA',
    'Ironstone Earthworks and Mining Pty Ltd': 'Karratha, WA; Tom Price, WA',
    'Crosscut Contract Mining': 'Moranbah, QLD; Emerald, QLD',
    'Bluebush Mining Contractors': 'Roxby Downs, SA; Kalgoorlie, WA',
    'Gidgee Plant & Mining': 'Cloncurry, QLD; Mount Isa, QLD',
    'Tallawong Open Cut Services': 'Singleton, NSW; Muswellbrook, NSW',
  },
  drilling: {
    'Blackwood Range Drilling': 'Kalgoorlie, WA; Meekatharra, WA',
    'Quandong Exploration Drilling Pty Ltd': 'Cloncurry, QLD; Charters Towers, QLD',
    'Longreach Core Drillers': 'Orange, NSW; Cobar, NSW',
    'Deep Lead Drilling Co': 'Bendigo, VIC; Stawell, VIC',
    'Saltlake Rotary & RC': 'Leonora, WA; Southern Cross, WA',
  },
  petroleum: {
    'Cape Range Offshore Energy': 'Karratha, WA; Exmouth, WA',
    'Moolayember Gas': 'Roma, QLD; Miles, QLD',
    'Southern Trough Petroleum': 'Moomba, SA; Adelaide, SA',
    'Timor Shelf LNG': 'Darwin, NT; Broome, WA',
    'Curtis Coast LNG Operations': 'Gladstone, QLD',
    'Sandpiper Well Services': 'Roma, QLD; Perth, WA',
    'Fathom Line Subsea': 'Perth, WA; Karratha, WA',
  },
  power: {
    'Coorong Wind Partners': 'Millicent, SA; Port Augusta, SA',
    'Riverbend Networks': 'Dubbo, NSW; Wagga Wagga, NSW',
    'Tarong Plains Generation': 'Kingaroy, QLD; Rockhampton, QLD',
    'Sunfield Renewables Pty Ltd': 'Emerald, QLD; Mildura, VIC',
    'Western Grid Services': 'Perth, WA; Geraldton, WA',
    'Gariwerd Power and Water': 'Horsham, VIC; Ararat, VIC',
    'Banksia Energy Storage': 'Whyalla, SA; Muswellbrook, NSW',
  },
  civil: {
    'Castlereach Constructions': 'Perth, WA; Karratha, WA',
    'Boab Civil': 'Darwin, NT; Kununurra, WA',
    'Murrumbong Infrastructure Group': 'Wagga Wagga, NSW; Canberra, ACT',
    'Bowerbird Structures Pty Ltd': 'Gladstone, QLD; Mackay, QLD',
    'Wheatbelt Concrete & Civil': 'Northam, WA; Merredin, WA',
    'Tidewall Projects': 'Newcastle, NSW; Gladstone, QLD',
    'Hallett Ridge Contractors': 'Port Augusta, SA; Whyalla, SA',
  },
  engineering: {
    'Lodestone Engineering': 'Perth, WA; Kalgoorlie, WA',
    'Fulcrum & Vale Consulting Engineers': 'Brisbane, QLD; Mackay, QLD',
    'Northcote Process Design Pty Ltd': 'Perth, WA; Adelaide, SA',
    'Tessellate Structures': 'Newcastle, NSW; Sydney, NSW',
    'Plumbline Technical Services': 'Brisbane, QLD; Townsville, QLD',
    'Halcyon Controls': 'Perth, WA; Port Hedland, WA',
  },
  geoscience: {
    'Gossan Hill Exploration': 'Perth, WA; Meekatharra, WA',
    'Lapstone Minerals NL': 'Orange, NSW; Cobar, NSW',
    'Greenstone Edge Resources': 'Kalgoorlie, WA; Laverton, WA',
    'Terra Cognita Geoscience': 'Brisbane, QLD; Mount Isa, QLD',
    'Palaeochannel Consulting': 'Perth, WA; Newman, WA',
    'Strike & Dip Geological Services Pty Ltd': 'Adelaide, SA; Roxby Downs, SA',
  },
  environment: {
    'Wattlebird Environmental': 'Perth, WA; Karratha, WA',
    'Quoll & Fern Ecology': 'Brisbane, QLD; Emerald, QLD',
    'Songline Heritage Services': 'Port Hedland, WA; Newman, WA',
    'Claypan Water Consultants': 'Adelaide, SA; Perth, WA',
    'Second Growth Rehabilitation': 'Singleton, NSW; Moranbah, QLD',
  },
  haulage: {
    'Three Dog Bulk Haulage': 'Kalgoorlie, WA; Port Hedland, WA',
    'Outer Barcoo Transport': 'Longreach, QLD; Mount Isa, QLD',
    'Redline Road Trains Pty Ltd': 'Darwin, NT; Katherine, NT',
    'Emu Crossing Logistics': 'Perth, WA; Adelaide, SA',
    'Galvin Range Freight': 'Tamworth, NSW; Toowoomba, QLD',
  },
  'ports and rail': {
    'Pelican Point Bulk Terminal': 'Port Hedland, WA; Esperance, WA',
    'Hinterland Rail Operations': 'Mackay, QLD; Gladstone, QLD',
    'Coalstack Terminals': 'Newcastle, NSW; Mackay, QLD',
    'Bass Narrows Towage': 'Devonport, TAS; Geelong, VIC',
    'Rowley Wharf Services': 'Port Hedland, WA; Darwin, NT',
  },
  'plant services': {
    'Trueline Fixed Plant Maintenance': 'Perth, WA; Newman, WA',
    'Bowen Basin Hydraulics & Engineering': 'Mackay, QLD; Moranbah, QLD',
    'Kimbolton Cranes and Rigging': 'Gladstone, QLD; Rockhampton, QLD',
    'Anvil & Arc Fabrication Pty Ltd': 'Kalgoorlie, WA; Kwinana Beach, WA',
    'Wharfedale Electrical & Instrumentation': 'Karratha, WA; Port Hedland, WA',
    'Torque Creek Mechanical': 'Muswellbrook, NSW; Singleton, NSW',
    'Ridgeback Tyre and Rim': 'Emerald, QLD; Newman, WA',
    'Goanna Belting Services': 'Mackay, QLD; Port Hedland, WA',
    'Southern Shutdown Alliance': 'Whyalla, SA; Port Pirie, SA',
  },
  'safety and health': {
    'Clearview Occupational Health': 'Perth, WA; Karratha, WA',
    'Bush Medic Response Pty Ltd': 'Brisbane, QLD; Moranbah, QLD',
    'Standby Rescue Group': 'Kalgoorlie, WA; Newman, WA',
    'Evenkeel Workforce Wellbeing': 'Perth, WA; Adelaide, SA',
    'Tailgate Training Co': 'Mackay, QLD; Muswellbrook, NSW',
  },
  village: {
    'Mess & Lodge Village Services': 'Newman, WA; Karratha, WA',
    'Starfield Remote Camps': 'Moranbah, QLD; Roma, QLD',
  },
  'labour hire': {
    'Rostered People': '',
    'Swing Shift Personnel Pty Ltd': '',
    'Crewline Recruitment': '',
    'Onsite Labour Partners': '',
    'Brightvest Workforce': '',
    'Pannikin Staffing Solutions': '',
    'Point of Hire Group': '',
    'Ganger & Co Recruitment': '',
  },
}

/** Companies that do not exist, by what they do. */
export const employers: readonly Employer[] = (Object.keys(stock) as Work[]).flatMap((work) =>
  Object.entries(stock[work]).map(([name, places]) => ({ name, work, places: places.split('; ') })),
)
