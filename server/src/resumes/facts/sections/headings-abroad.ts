/** What people call a section in the language that they brought: as it is compared, without marks. */
export const headingsAbroad = {
  summary: `profil|profilo|perfil profissional|resumo|resumo profissional|resumo de qualificacoes|sammendrag|sammanfattning|
    podsumowanie|podsumowanie zawodowe|o mnie|о себе|обо мне|自我评价|个人简介|自我介绍|profiel|sobre mim`,
  experience: `experience professionnelle|experiences professionnelles|parcours professionnel|
    emplois|experiencia|experiencia laboral|experiencia profesional|historial laboral|
    antecedentes laborales|historia laboral|experiencia profissional|experiencias profissionais|
    historico profissional|trajetoria profissional|experiencia de trabalho|esperienza|esperienze|
    esperienza lavorativa|esperienze lavorative|esperienza professionale|
    esperienze professionali|berufserfahrung|beruflicher werdegang|berufspraxis|werdegang|
    arbeitserfahrung|werkervaring|ervaring|loopbaan|erhvervserfaring|arbejdserfaring|joberfaring|
    arbeidserfaring|yrkeserfaring|arbetslivserfarenhet|yrkeserfarenhet|erfarenhet|anstallningar|
    doswiadczenie|doswiadczenie zawodowe|przebieg kariery|опыт|опыт работы|
    berufliche erfahrung|berufliche laufbahn|beruflicher hintergrund|beschaftigung|tatigkeiten|
    berufliche stationen|parcours|experience de travail|emploi|carriere|carriera|impieghi|
    percorso professionale|lavoro|trayectoria profesional|trayectoria|experiencia de trabajo|empleo|
    experiencias|percurso profissional|emprego|empregos|historico de empregos|carreira|arbeidservaring|carriere|
    werkgeschiedenis|ansaettelser|ansættelser|karriere|arbejde|beskæftigelse|praksis|arbeidspraksis|
    yrkespraksis|erfaring|jobber|arbetserfarenhet|anstallning|yrkesbakgrund|arbete|kariera|zatrudnienie|
    praca|historia zatrudnienia|профессиональный опыт|трудовая деятельность|工作经历|工作经验|工作履历|职业经历|实习经历|
    工作經歷|工作經驗|karanasan sa trabaho|mga karanasan sa trabaho|karanasan|pengalaman kerja|pengalaman|pengalaman pekerjaan|
    riwayat pekerjaan`,
  education: `formation|formations|diplomes|etudes|educacion|formacion|estudios|
    formacion academica|antecedentes academicos|formacao|formacao academica|educacao|
    escolaridade|istruzione|formazione|istruzione e formazione|titoli di studio|ausbildung|aus und weiterbildung|aus und fortbildung|schule und ausbildung|
    studium|bildung|schulbildung|opleiding|opleidingen|uddannelse|utdanning|utdannelse|utbildning|
    wykształcenie|edukacja|образование|教育背景|教育经历|学历|edukasyon|pag aaral|pendidikan|pendidikan formal|riwayat pendidikan`,
  skills: `competences|edv|edv kenntnisse|informatique|informatica|habilidades|conocimientos|competencias|habilidades e competencias|
    competenze|capacita e competenze|fahigkeiten|kenntnisse|fahigkeiten und kenntnisse|
    vaardigheden|kompetencer|ferdigheter|kunnskaper|kompetanse|fardigheter|kunskaper|kompetenser|
    umiejetnosci|навыки|ключевые навыки|профессиональные навыки|技能|专业技能|mga kasanayan|kasanayan|kemampuan|keahlian|keterampilan`,
  licences: `certificaciones|certificados|cursos|licencias|certificacoes|cursos e certificados|
    certificazioni|corsi|patenti|zertifikate|weiterbildung|fuhrerscheine|certificaten|cursussen|
    certifikater|kurser|kurser og certifikater|sertifikater|kurs|kurs og sertifikater|certifikat|
    certyfikaty|kursy|uprawnienia|сертификаты|курсы|права|证书|资格证书|培训经历|mga sertipiko|
    permis|permis de conduire|certificats|habilitations|attestations|fuhrerschein|zertifizierungen|
    lizenzen|nachweise|prufungen|prufungen und nachweise|schweisserprufungen|unterweisungen|berechtigungen|fortbildungen|weiterbildungen|lehrgange|scheine|befahigungen|rijbewijs|rijbewijzen|
    diplomas|abilitazioni|attestati|certificati|patente|permisos|carnets|carnes|carnet de conducir|acreditaciones|licencas|
    habilitacoes|treinamentos|cursos de seguranca|cursos complementares|cursos de qualificacao|szkolenia|licencje|prawo jazdy|beviser|bevis|korekort|forerkort|korkort|
    kursbevis|behorigheter|intyg|kurse|berechtigungen|nachweise|brevetti|sikkerhetskurs|diplomi|
    førerkort|kørekort|verklaringen|getuigschriften|sertifikat|sertifikat dan surat izin|sertifikasi|lisensi|pelatihan`,
  referees: `referenzen|referencias|referenze|referenties|referencer|referanser|referenser|
    referencje|рекомендации|推荐人|mga sanggunian`,
  contact: `kontakt|contacto|contato|contatti|coordonnees|persoonlijke gegevens|
    personliche daten|kontaktdaten|dados pessoais|datos personales|dati personali|dane osobowe|
    dane kontaktowe|kontaktinformasjon|kontaktuppgifter|контакты|контактная информация|
    личная информация|联系方式|个人信息|mga detalye|data pribadi|informasi pribadi|biodata`,
  other: `sonstiges|weitere angaben|diversos|divers|intereses|idiomas|sprachen|interessen|hobbys|talen|hobbies en interesses|
    centres d interet|langues|loisirs|sprak|sprog|interesser|intressen|lingue|interessi|jezyki|
    zainteresowania|языки|интересы|语言|兴趣爱好|mga wika|organisasi|bahasa`,
}
