/** Names of fields in other languages, without accents and spaces, by our names. */
const translations: Record<string, string> = {
  // Parts of a resume
  basics:
    'person personliches personlichedaten coordonnees informationspersonnelles datospersonales datipersonali dadospessoais persoonlijk persoonsgegevens',
  work: 'historicoprofissional 工作经历 工作經歷 职业经历 職歴 職務経歴 경력 опыт опытработы berufserfahrung arbeitserfahrung erfahrung erfahrungen werdegang experienceprofessionnelle experiencesprofessionnelles emplois experiencia experiencias experiencialaboral experienciaprofesional experienciaprofissional esperienza esperienze esperienzaprofessionale esperienzelavorative werkervaring ervaring doświadczenie doświadczeniezawodowe deneyim deneyimler işdeneyimi досвід досвідроботи zkušenosti pracovnízkušenosti erfarenhet arbetslivserfarenhet الخبرات الخبرة الخبراتالعملية ניסיון ניסיוןתעסוקתי अनुभव कार्यअनुभव kinhnghiệm kinhnghiệmlàmviệc 工作經驗 業務経歴',
  education:
    '教育经历 教育背景 學歷 学歴 학력 образование ausbildung bildung studium formation formations etudes formacion educacion estudios formazione istruzione studi formacao educacao opleiding opleidingen wykształcenie edukacja eğitim освіта vzdělání utbildning التعليم השכלה शिक्षा họcvấn 교육 formacoes',
  projects:
    '项目经历 项目经验 项目 プロジェクト 프로젝트 проекты projekte projets proyectos progetti projetos projecten projekty projeler проєкти проекти المشاريع פרויקטים परियोजनाएं dựán 專案',
  skills:
    'conhecimentos faehigkeiten logiciels 技能 专业技能 スキル 기술 навыки kenntnisse fahigkeiten kompetenzen competences habilidades competencias aptitudes competenze habilidadestecnicas vaardigheden umiejętności yetenekler beceriler навички dovednosti färdigheter المهارات כישורים कौशल kỹnăng conocimientos competenciasinformaticas',
  languages:
    '语言 言語 언어 языки sprachen sprachkenntnisse langues idiomas lingue linguas talen języki diller мови jazyky språk اللغات שפות भाषाएं ngônngữ',
  interests:
    'centresinteret interessen hobbys centresdinteret loisirs interets intereses aficiones interessi interesses hobbies zainteresowania hobiler інтереси zájmy intressen الاهتمامات תחומיעניין रुचियां sởthích',
  certifications:
    'weiterbildungen 证书 資格 자격증 zertifikate zertifizierungen certificats certificaciones certificados certificazioni certificacoes certificaten certyfikaty sertifikalar сертифікати сертификаты certifikáty certifikat الشهادات הסמכות chứngchỉ cursos',
  publications: 'veroffentlichungen publikationen publicaciones pubblicazioni publicacoes publicaties',
  volunteering:
    'ehrenamtlichesengagement ehrenamt freiwilligenarbeit benevolat voluntariado volontariato vrijwilligerswerk',
  awards:
    'auszeichnungen preise prix distinctions premios premi prijzen nagrody ödüller нагороди ocenění utmärkelser الجوائز פרסים giảithưởng',
  talks: 'vortrage conferencias charlas interventi palestras lezingen',
  contact: 'contato contatti kontakt kontaktdaten contacto iletişim контакти контакты التواصل liênhệ',
  profiles: 'reseauxsociaux redessociales redes',
  // Fields of the person
  name: '姓名 名前 氏名 이름 имя фио nom nombre nome naam nomcomplet nombrecompleto nomecompleto volledigenaam isim adsoyad імя імʼя піб jméno namn الاسم שם नाम họtên 名稱',
  firstname: 'vorname prenom voornaam imię',
  lastname:
    'nachname familienname nomdefamille apellido apellidos cognome sobrenome apelido achternaam nazwisko soyad прізвище příjmení efternamn',
  email:
    '邮箱 电子邮箱 メール 이메일 почта courriel correo correoelectronico posta mailadresse emailadresse adressemail adresseemail',
  summary:
    'sobre objetivo accroche 自我评价 个人简介 自己pr 소개 осебе zusammenfassung kurzprofil ubermich apropos profil resumen perfil sobremi profilo sommario riassunto resumo sobremim samenvatting profiel 摘要 概略 quemsou podsumowanie özet резюме ملخص الملخص תקציר सारांश',
  phone:
    '电话 手机 電話 전화 телефон telefon telephone telefono telefone telefoon handy mobil portable movil cellulare telemovel الهاتف טלפון फ़ोन điệnthoại',
  birthdate:
    'geburtsdatum geburtstag datedenaissance fechadenacimiento datadinascita datadenascimento geboortedatum',
  address: 'adresse anschrift direccion indirizzo endereco adres',
  website: 'webseite internetseite siteweb sitioweb paginaweb sitoweb',
  location:
    'ort wohnort lieu lugar ubicacion luogo local localizacao plaats woonplaats localisation lokalizacja konum الموقع địađiểm',
  city: 'stadt ville ciudad citta cidade stad miasto şehir місто město',
  country: 'pays pais paese nazione landnaam',
  // Fields of entries
  company:
    '公司 公司名称 会社 会社名 회사 компания firma unternehmen arbeitgeber entreprise societe employeur empresa compania azienda societa datoredilavoro bedrijf werkgever pracodawca şirket компанія společnost zaměstnavatel företag arbetsgivare الشركة חברה कंपनी côngty',
  position:
    '职位 職種 役割 役職 직책 직무 должность stelle rolle funktion beruf poste fonction puesto cargo posizione ruolo mansione functie rol 職稱 stanowisko pozisyon посада pozice المسمىالوظيفي תפקיד पद chứcvụ vịtrí',
  title: 'titel titre titulo titolo intitule profession professione profesion profissao beroep unvan',
  year: 'jahr annee ano anno jaar',
  institution:
    '学校 instituto 학교 вуз schule hochschule universitat ecole etablissement universite institucion escuela centro universidad istituto scuola universita instituicao escola universidade school instelling uczelnia okul üniversite університет škola skola lärosäte الجامعة אוניברסיטה विश्वविद्यालय trường',
  degree:
    'curso carrera 专业 学历 学位 専攻 전공 специальность abschluss grad diplome titulacion laurea diploma grau 科系 kierunek derece specialisation ступінь спеціальність obor examen الدرجة תואר डिग्री bằngcấp',
  startdate:
    'datedebut fechaingreso 开始时间 入职时间 開始 시작 начало von beginn start debut datededebut inicio fechadeinicio fechainicio desde inizio datadiinizio datainizio datadeinicio begin startdatum dal od başlangıç початок začátek',
  enddate:
    'datefin fechatermino fechadetermino 结束时间 离职时间 終了 종료 окончание bis ende fin datedefin fechadefin fechafin hasta fine datadifine datafine fim datadefim einde einddatum al do bitiş кінець konec',
  period:
    '时间 起止时间 期間 기간 период zeitraum dauer periode duree periodo duracion durata duracao okres період období الفترة תקופה अवधि thờigian',
  date: 'datum fecha data tarih дата التاريخ תאריך ngày',
  description:
    '描述 工作内容 業務内容 概要 설명 описание beschreibung descripcion descrizione descricao omschrijving beschrijving 說明 opis açıklama опис popis beskrivning الوصف תיאור विवरण môtả',
  highlights:
    '职责 工作职责 atividades taetigkeiten schwerpunkte aufgaben tatigkeiten erfolge missions realisations taches logros responsabilidades tareas funciones responsabilita risultati realizacoes tarefas taken',
  keywords:
    'stichworte technologien motscles palabrasclave tecnologias tecnologie parolechiave palavraschave 使用技術 технології teknologier التقنيات טכנולוגיות côngnghệ',
  issuer: 'aussteller organisme emisor ente emissor uitgever',
  category: 'kategorie categorie categoria kategoria kategori категорія',
  items: 'elemente elements elementos elementi voci itens',
  language: 'lang sprache langue idioma idiom lingua taal język мова jazyk اللغة שפה भाषा',
  fluency: 'niveau sprachniveau nivel livello nivell poziom seviye рівень úroveň nivå المستوى רמה trìnhđộ',
  score: 'votazione',
  url: 'lien enlace collegamento',
}
const byTranslation = new Map(
  Object.entries(translations).flatMap(([name, words]) =>
    words.split(' ').map((word) => [word.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, ''), name] as const),
  ),
)

/** Returns our name of a field that is named in another language, otherwise the same name. */
export function translatedKey(key: string): string {
  return byTranslation.get(key) ?? key
}
