import type { Heritage } from './person.ts'
import { listed } from './phrase.ts'

/** Names that go together, and how many people in a hundred carry them. */
export interface NameStock {
  readonly share: number
  readonly heritage: Heritage
  readonly women: readonly string[]
  readonly men: readonly string[]
  readonly last: readonly string[]
}

export const nameStocks: readonly NameStock[] = [
  {
    share: 34,
    heritage: 'northern',
    women: listed(
      'Emily, Sarah, Jess, Karen, Tahlia, Bronwyn, Mary-Anne, Georgia, Michelle, Hayley, Kirsty, Danielle, Leanne, Paige, Ruby, Shelley, Tegan, Zoe, Alice, Fiona',
    ),
    men: listed(
      'Jack, Luke, Darren, Wayne, Cooper, Mitchell, Brett, Nathan, Callum, Trent, Shane, Lachlan, Gary, Ryan, Jarrod, Craig, Dylan, Steve, Peter, Angus, Bradley, Kane, Rhys',
    ),
    last: listed(
      'Whitlock, Harding, Pascoe, Barnett, Hughes-Carter, Thornbury, Maddern, Prior, Winslade, Garrity, Tully, Ashcroft, Boyd, Latham, Sorrell, Kemp, Bracken, Fairweather, Nicholls, Trewin, Holloway, Stockdale, Ridgway, Penrose, Crowther, Dunstan',
    ),
  },
  {
    share: 11,
    heritage: 'northern',
    women: listed('Siobhán, Aoife, Niamh, Catriona, Mairead, Eilidh'),
    men: listed('Declan, Cormac, Euan, Seán, Hamish, Ciaran, Fergus'),
    last: listed(
      "O'Brien, O'Rourke, McAllister, Macrae, Gallagher, McGinty, Kinnear, Fitzgerald, Ó Súilleabháin, D'Arcy, Lachlan-Reid",
    ),
  },
  {
    share: 7,
    heritage: 'northern',
    women: listed('Agnieszka, Ingrid, Katja, Małgorzata, Sanne, Annelie'),
    men: listed('Łukasz, Tomasz, Jürgen, Bjørn, Matthias, Piotr, Søren, Zdeněk'),
    last: listed(
      'Wiśniewski, Kowalczyk, Lindqvist, Müller, Jørgensen, Brandt, Novák, van Dijk, Żurek, Ahlström',
    ),
  },
  {
    share: 7,
    heritage: 'northern',
    women: listed('Anneke, Liezel, Marietjie, Chantelle'),
    men: listed('Pieter, Johan, Hennie, Kobus, Ruan, Deon'),
    last: listed('van der Merwe, Botha, du Plessis, Erasmus, Swanepoel, van Rensburg, le Roux'),
  },
  {
    share: 9,
    heritage: 'southern',
    women: listed('Gabriella, Eleni, Ivana, Rosa, Mirela, Katarina, Despina'),
    men: listed('Marco, Dimitri, Ante, Salvatore, Goran, Jean-Luc, Stavros, Nikola'),
    last: listed(
      'Bertolini, Papadakis, Marković, Di Stefano, Vukasović, Konstantinou, Lefèvre, Petrović, Caruso, Radić',
    ),
  },
  {
    share: 8,
    heritage: 'east asian',
    women: listed('Thị Hương, Mei Ling, Linh, Xiaoyan, Jia, Ngọc, Hana'),
    men: listed('Minh, Wei, Tuấn, Kenji, Jun, Bảo, Zhihao, Sung-min'),
    last: listed('Nguyễn, Trần, Chen, Zhang, Phạm, Wong, Tanaka, Lê, Park, Liu'),
  },
  {
    share: 8,
    heritage: 'south asian',
    women: listed('Priya, Anjali, Harpreet, Nadeesha, Kavitha, Farzana'),
    men: listed('Arjun, Rajesh, Gurpreet, Suresh, Dinesh, Imran, Vikram'),
    last: listed(
      'Sharma, Singh Gill, Perera, Krishnamurthy, Reddy, Patel, Jayawardena, Iyer, Khan',
    ),
  },
  {
    share: 8,
    heritage: 'pacific',
    women: listed('Aroha, Sina, Maribel, Ngaire, Jocelyn, Mele'),
    men: listed('Tama, Wiremu, Sione, Jericho, Rangi, Manu, Reynaldo'),
    last: listed('Ngata, Tuilagi, Dela Cruz, Parata, Fonoti, Santos, Waititi-Brown, Vea, Manalo'),
  },
  {
    share: 5,
    heritage: 'african',
    women: listed('Tendai, Chipo, Abena, Thandiwe, Ngozi'),
    men: listed('Tafadzwa, Kwame, Emmanuel, Sipho, Chinedu, Blessing'),
    last: listed('Moyo, Mensah, Okafor, Ncube, Banda, Dlamini, Boateng, Chikwanha'),
  },
  {
    share: 3,
    heritage: 'latin',
    women: listed('Camila, Luciana, Valentina, Beatriz'),
    men: listed('Rodrigo, João, Matías, Thiago, Andrés'),
    last: listed('Araya, Gonçalves, Fuentes Rojas, da Silva, Quispe, Muñoz'),
  },
]
