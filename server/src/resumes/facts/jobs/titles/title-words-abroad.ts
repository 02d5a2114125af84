/** The same in other languages, where a title begins with its word more often than it ends in it; without accents. */
const byLanguage = {
  german: `fachkraft lagerist lageristin entwickler entwicklerin ingenieur ingenieurin techniker technikerin leiter leiterin berater
    beraterin verkaufer verkauferin mitarbeiter mitarbeiterin chemiker meister praktikant praktikantin
    kaufmann kauffrau industriekaufmann sachbearbeiter sachbearbeiterin krankenschwester pflegefachkraft
    lehrer lehrerin elektriker mechaniker mechatroniker schlosser schweisser fahrer fahrerin kellner
    kellnerin projektleiter projektleiterin teamleiter teamleiterin abteilungsleiter assistentin
    werkstudent werkstudentin auszubildender auszubildende buchhalter buchhalterin zivildienstleistender`,
  french: `ingenieure technicien technicienne directeur directrice responsable chauffeur conducteur
    mecanicien mecanicienne stagiaire infirmier infirmiere aide-soignant aide-soignante conseiller
    conseillere vendeur vendeuse serveur serveuse cuisinier cuisiniere professeur enseignant enseignante
    assistante comptable gestionnaire electricien soudeur ouvrier ouvriere cheffe apprenti apprentie`,
  spanish: `ingeniero ingeniera gerente tecnico tecnica jefe jefa supervisora operador operadora analista
    encargado encargada geologo geologa asistente administradora administrador coordinador coordinadora
    minero chofer electricista mecanico soldador topografo topografa profesora profesor enfermera
    enfermero contador contadora camarero camarera cocinero cocinera ayudante auxiliar recepcionista
    vendedor vendedora abogado abogada dependiente dependienta practicante`,
  portuguese: `engenheiro engenheira motorista professora enfermeira enfermeiro coordenador coordenadora
    estagiario estagiaria atendente pedreiro eletricista caldeireiro encarregado encarregada advogado
    advogada assistente soldado cozinheiro cozinheira`,
  italian: `coordinatore coordinatrice educatore educatrice animatore animatrice impiegato impiegata operaio
    operaia responsabile addetto addetta infermiere infermiera magazziniere autista cuoco cuoca cameriere
    cameriera insegnante docente elettricista saldatore meccanico geometra ragioniere commesso commessa
    direttore direttrice consulente tirocinante stagista`,
  dutch: `projectleider monteur medewerker medewerkster docent verpleegkundige leraar lerares adviseur
    bediende stagiair badmeester toezichthouder teamleider kok`,
  nordic: `montor medarbejder leder sygeplejerske sykepleier sjukskoterska laerer larare kokk mekaniker
    sjafor forare ingenjor ingenior konsulent assistent`,
  polish: `kelner kelnerka ksiegowy ksiegowa kierownik kierowniczka pracownik nauczyciel nauczycielka
    pielegniarka pielegniarz kierowca sprzedawca sprzedawczyni magazynier elektryk spawacz mechanik
    inzynier recepcjonista recepcjonistka kucharz kucharka stazysta stazystka`,
  indonesian: `perawat kepala staf pengemudi teknisi insinyur manajer asisten kasir bidan dokter`,
}

export const headsAbroad = Object.values(byLanguage).flatMap((words) => words.split(/\s+/))
