import { linesOf, listed } from '../phrase.ts'
import type { Craft } from './craft.ts'
import { fieldTickets, tradeTickets } from './tickets.ts'

const works: Craft['works'] = ['geoscience', 'metal mine', 'underground mine']
const geology = ['Bachelor of Science (Geology)']

export const explorationCrafts: readonly Craft[] = [
  {
    roleId: 601,
    ladder: listed(
      'Graduate Geologist, Exploration Geologist, Senior Exploration Geologist, Exploration Manager',
    ),
    pay: [48, 105],
    works,
    duties: linesOf(`
      Planned and supervised {RC|diamond|aircore} programs of {8,000|22,000|45,000} metres
      Mapped and soil-sampled {80-600} square kilometres of tenements
      Logged chips and core into {acQuire|Datashed} and checked assays
      Ran camps of {6-20} with a remote area first aider
      Generated {4-11} drill targets, of which {two|three} became prospects
    `),
    skills: listed(
      'RC drilling, Diamond drilling, Leapfrog Geo, QGIS, acQuire GIM Suite, Mapping, Soil sampling, ioGAS',
    ),
    tickets: fieldTickets,
    study: geology,
    wishes: linesOf(`
      Greenfields or near-mine exploration, {2:1|8/6} from {city}, in gold or copper.
      A junior with money for metres and a camp that works.
    `),
    answers: linesOf(`
      {Orogenic gold and nickel|Porphyry copper and skarns|Lithium pegmatites and gold}, {years}.
      RC, aircore and diamond; about {40,000|90,000} metres over the years.
      {acQuire, Leapfrog and QGIS|MX Deposit, ArcGIS and ioGAS}.
      Camps of {six|twenty} near {town}, fly camps before that. {2:1|8/6} suits me.
    `),
  },
  {
    roleId: 602,
    ladder: listed(
      'Geologist, Resource Geologist, Senior Resource Geologist, Principal Resource Geologist',
    ),
    leastYears: 6,
    pay: [75, 138],
    works,
    duties: linesOf(`
      Estimated {gold|nickel|lithium} resources of {0.8|2.4|11} million tonnes and signed as Competent Person
      Built wireframes in {Leapfrog Edge|Vulcan} and kriged in {Datamine|Isatis.neo}
      Audited {two|three} estimates for independent reports
      Reconciled models with production quarter by quarter
      Set up drill spacing studies
    `),
    skills: listed(
      'Leapfrog Edge, Datamine Studio RM, Isatis.neo, Snowden Supervisor, JORC reporting, Kriging, Reconciliation',
    ),
    tickets: fieldTickets,
    study: [...geology, 'Graduate Diploma in Geostatistics'],
    wishes: [
      'Resource estimation with a producer or a consultancy, part of the week from home in {town}.',
    ],
    answers: linesOf(`
      {A narrow vein gold and a nickel laterite|Pegmatite and open pit gold}, ordinary and indicator kriging, conditional simulation for spacing.
      Orogenic gold and {pegmatite lithium|porphyry copper}, through AusIMM.
      Leapfrog and Datamine, {Snowden Supervisor|Isatis.neo} for the variograms.
    `),
  },
  {
    roleId: 606,
    ladder: listed(
      'Graduate Hydrogeologist, Hydrogeologist, Senior Hydrogeologist, Principal Hydrogeologist',
    ),
    pay: [52, 112],
    works: ['environment', 'geoscience', 'metal mine', 'underground mine'],
    duties: linesOf(`
      Modelled {pit dewatering|a borefield of 24 bores|recharge under tailings} in {MODFLOW|FEFLOW}
      Supervised {8-30} production and monitoring bores and their pump tests
      Wrote triggers and annual groundwater reports for the licence
      Cut dewatering cost by moving {two|four} bores behind the wall
      Installed {vibrating wire piezometers|loggers and telemetry}
    `),
    skills: listed('MODFLOW, FEFLOW, Pump testing, Bore design, Dewatering, Water licensing, QGIS'),
    tickets: fieldTickets,
    study: ['Bachelor of Science (Hydrogeology)'],
    wishes: ['Mine water in the field and the model, {city} with trips.'],
    answers: linesOf(`
      {Pit dewatering at {site}|Two borefields for a nickel camp}, 14 to 30 bores.
      MODFLOW-USG and {Leapfrog|FEFLOW}.
      {22|36} bores with {24|48} hour constant rate tests, most on {fractured basalt|palaeochannel sands}.
    `),
  },
  {
    roleId: 607,
    ladder: listed('Field Assistant, Senior Field Assistant, Field Supervisor'),
    pay: [30, 44],
    works: ['geoscience', 'metal mine', 'underground mine', 'drilling'],
    duties: linesOf(`
      Soil and auger sampled {40-120} points a day by quad and on foot
      Cut, photographed and racked drill core
      Set out drill pads by GPS and rehabilitated them
      Sampled RC rigs at {90-220} metres a day
      Kept vehicles, radios and camp in order
    `),
    skills: listed(
      'Soil sampling, Core cutting, RC sampling, 4WD recovery, GPS, Camp maintenance, Sample dispatch',
    ),
    tickets: fieldTickets,
    study: ['Certificate II in Resources and Infrastructure'],
    wishes: ['Field work with an exploration team, long swings are no trouble.'],
    answers: linesOf(`
      Soil and auger, RC sampling and core cutting for {years}; the odd gridline by hand.
      Manual licence and HR, 4WD recovery, remote area first aid until {until}.
      {Three|Four} weeks at a time. I bring a book and a guitar.
    `),
  },
  {
    roleId: 608,
    ladder: listed("Driller's Offsider, Senior Offsider, Exploration Driller, Drill Supervisor"),
    leastYears: 3,
    pay: [46, 74],
    works: ['drilling', 'geoscience'],
    duties: linesOf(`
      Drilled {RC|diamond|aircore} holes to {180-900} metres with {Schramm T685|Sandvik DE880|UDR 1000} rigs
      Ran a crew of {3-5} offsiders and the daily plod
      Kept samples dry and recovery above {92-98} per cent
      Steered navi cuts and wedges for {four|six} daughter holes
      Serviced the rig and compressor on breakdown days
    `),
    skills: listed(
      'RC drilling, Diamond coring, Navi drilling, Rod handling, Rig maintenance, Crew leadership',
    ),
    tickets: [...tradeTickets, 'HC Driver Licence'],
    study: ['Certificate III in Drilling Operations'],
    wishes: ['Driller on a good rig with a steady crew, 2:1 or 3:1 from {city}.'],
    answers: linesOf(`
      RC and {diamond|aircore} for {years}; Schramm and {Sandvik|UDR} mostly.
      To {600-1200} metres, in {swelling clays|hard chert}, with casing and muds where it needs them.
      Certificate III in Drilling and HC licence, both current.
    `),
  },
  {
    roleId: 609,
    ladder: listed("Driller's Offsider, Senior Driller's Offsider, Trainee Driller"),
    pay: [34, 48],
    works: ['drilling'],
    duties: linesOf(`
      Handled rods, samples and consumables on {RC|diamond} rigs
      Mixed muds and kept the sumps
      Greased and inspected rig, truck and compressor
      Laid out core and marked it by the metre
      Drove support trucks between holes
    `),
    skills: listed(
      'Rod handling, Mud mixing, Core handling, Rig inspections, Truck driving, Hand tools',
    ),
    tickets: [...tradeTickets, 'HR Driver Licence'],
    study: ['Certificate II in Drilling Operations'],
    wishes: ['Offsider wanting to become a driller, {two|three} weeks on, one off.'],
    answers: linesOf(`
      {RC and aircore|Underground diamond|Diamond with UDR rigs}, {years}.
      Heights, first aid, HR licence and a full medical this year. White card too.
      {Two and one|Three and one}, from {city} or {town}.
    `),
  },
  {
    roleId: 610,
    ladder: listed(
      'Core Yard Assistant, Core Technician, Senior Core Technician, Core Farm Supervisor',
    ),
    pay: [32, 50],
    works: ['geoscience', 'metal mine', 'underground mine', 'coal mine'],
    duties: linesOf(`
      Oriented, marked and photographed {80-260} metres of core a day
      Cut and sampled with {an automatic saw|two diamond saws}
      Measured density, magnetics and pXRF
      Entered samples to {acQuire|MX Deposit} and dispatched to the laboratory
      Kept stock of {40,000|90,000} metres of core
    `),
    skills: listed(
      'Core orientation, Core cutting, Core photography, Density measurement, pXRF, Data entry, Sample dispatch',
    ),
    tickets: [...fieldTickets, 'Forklift (LF)'],
    study: ['Certificate III in Laboratory Skills'],
    wishes: ['Core farm work near {town}, weekdays.'],
    answers: linesOf(`
      Orientation, cutting, photos and density; {hyperspectral scanning|pXRF} at {site}.
      {acQuire and MX Deposit|LogChief} with barcodes.
      {150|220} metres a day with three of us and one saw.
    `),
  },
  {
    roleId: 611,
    ladder: listed(
      'Geological Data Technician, Database Geologist, GIS and Database Geologist, Geodata Manager',
    ),
    pay: [48, 92],
    works,
    duties: linesOf(`
      Administered {acQuire|Datashed} with {60,000|300,000} holes
      Migrated {two|three} legacy databases and cleaned collar errors
      Wrote Python and SQL checks for surveys and assays
      Made maps and target packages in {QGIS|ArcGIS}
      Trained geologists in data entry
    `),
    skills: listed('acQuire GIM Suite, Datashed, SQL, Python, QGIS, ArcGIS, QAQC, Data migration'),
    tickets: fieldTickets,
    study: geology,
    wishes: ['Database and GIS work, {city} or remote with site trips.'],
    answers: linesOf(`
      acQuire and Datashed, {four|six} migrations, the last of {40|120} thousand drill holes.
      QGIS and {ArcGIS Pro|MapInfo}, Python and SQL.
      Duplicates, overlaps, survey jumps and assay order every night; exceptions in an e-mail before breakfast.
    `),
  },
]
