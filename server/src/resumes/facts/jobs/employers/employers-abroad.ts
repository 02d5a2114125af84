/** Other languages begin with what kind of house it is: Clinique des Acacias, Huta Katowice. */
export const firstWordsAbroad = new Set(
  `agence association banque boulangerie cabinet centre chantier clinique college compagnie ecole
  entreprise etablissements garage groupe hopital hotel imprimerie laboratoire lycee mairie ministere
  mines restaurant societe universite usine academia agencia almacenes asociacion ayuntamiento
  banco centro clinica colegio compania comercial constructora consultora corporacion empresa escuela
  estudio fabrica farmacia fundacion grupo hospital industrias instituto laboratorios mina minera
  ministerio panaderia restaurante sociedad supermercados talleres transportes universidad construtora
  escola faculdade laboratorio mineracao oficina padaria prefeitura usina universidade azienda comune
  costruzioni farmacia impresa istituto officina ospedale panificio ristorante scuola studio
  universita bergwerk hochschule klinik klinikum stadtwerke universitat ziekenhuis
  gemeente universiteit bank fabryka huta kopalnia politechnika przedsiebiorstwo sklep
  szkola szpital uniwersytet urzad zaklad zaklady kommune kommun rigshospitalet universitetet
  societa cooperativa consorzio fondazione associazione stichting basisschool hogeschool zwembad
  pensjonat hurtownia biuro rumah universitas yayasan puskesmas warung krankenhaus gymnasium`.split(
    /\s+/,
  ),
)
