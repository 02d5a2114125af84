/** Labels of forms in the languages that people bring: as they are compared, without marks. */
export const labelsAbroad = {
  title: `poste|fonction|puesto|cargo|puesto desempenado|funcao|ruolo|mansione|posizione|funktion|
    tatigkeit|stelle|jabatan|posisi|functie|functietitel|stilling|stillingsbetegnelse|befattning|tjanst|roll|
    stanowisko`,
  employer: `employeur|entreprise|societe|empresa|empleador|compania|azienda|datore di lavoro|firma|
    unternehmen|arbeitgeber|werkgever|bedrijf|arbejdsgiver|virksomhed|arbeidsgiver|bedrift|
    arbetsgivare|perusahaan|nama perusahaan|foretag|pracodawca`,
  place: `lieu|lugar|ubicacion|localidad|local|luogo|sede|ort|einsatzort|arbeitsort|plaats|sted|
    miejsce`,
  dates: `periode|dates|date|fechas|fecha|periodo|duracion|datas|date|zeitraum|von bis|dauer|tid|
    tidsrom|okres`,
}
