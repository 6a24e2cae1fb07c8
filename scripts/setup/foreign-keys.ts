/** Names of fields in German, French, Spanish, Italian, Portuguese and Dutch, without accents and spaces, by our names. */
const translations: Record<string, string> = {
  // Parts of a resume
  basics:
    'person personliches personlichedaten coordonnees informationspersonnelles datospersonales datipersonali dadospessoais persoonlijk persoonsgegevens',
  work: 'berufserfahrung arbeitserfahrung erfahrung erfahrungen werdegang experienceprofessionnelle experiencesprofessionnelles emplois experiencia experiencias experiencialaboral experienciaprofesional experienciaprofissional esperienza esperienze esperienzaprofessionale esperienzelavorative werkervaring ervaring',
  education:
    'ausbildung bildung studium formation formations etudes formacion educacion estudios formazione istruzione studi formacao educacao opleiding opleidingen',
  projects: 'projekte projets proyectos progetti projetos projecten',
  skills:
    'kenntnisse fahigkeiten kompetenzen competences habilidades competencias aptitudes competenze habilidadestecnicas vaardigheden',
  languages: 'sprachen sprachkenntnisse langues idiomas lingue linguas talen',
  interests:
    'interessen hobbys centresdinteret loisirs interets intereses aficiones interessi interesses hobbies',
  certifications:
    'zertifikate zertifizierungen certificats certificaciones certificados certificazioni certificacoes certificaten',
  publications: 'veroffentlichungen publikationen publicaciones pubblicazioni publicacoes publicaties',
  volunteering: 'ehrenamt freiwilligenarbeit benevolat voluntariado volontariato vrijwilligerswerk',
  awards: 'auszeichnungen preise prix distinctions premios premi prijzen',
  talks: 'vortrage conferencias charlas interventi palestras lezingen',
  profiles: 'reseauxsociaux redessociales redes',
  // Fields of the person
  name: 'nom nombre nome naam nomcomplet nombrecompleto nomecompleto volledigenaam',
  firstname: 'vorname prenom voornaam',
  lastname: 'nachname familienname nomdefamille apellido apellidos cognome sobrenome apelido achternaam',
  email: 'courriel correo correoelectronico posta mailadresse emailadresse adressemail adresseemail',
  summary:
    'zusammenfassung kurzprofil ubermich apropos profil resumen perfil sobremi profilo sommario riassunto resumo sobremim samenvatting profiel',
  phone: 'telefon telephone telefono telefone telefoon handy mobil portable movil cellulare telemovel',
  birthdate:
    'geburtsdatum geburtstag datedenaissance fechadenacimiento datadinascita datadenascimento geboortedatum',
  address: 'adresse anschrift direccion indirizzo endereco adres',
  website: 'webseite internetseite siteweb sitioweb paginaweb sitoweb',
  location: 'ort wohnort lieu lugar ubicacion luogo local localizacao plaats woonplaats',
  city: 'stadt ville ciudad citta cidade stad',
  country: 'pays pais paese nazione landnaam',
  // Fields of entries
  company:
    'firma unternehmen arbeitgeber entreprise societe employeur empresa compania azienda societa datoredilavoro bedrijf werkgever',
  position: 'stelle rolle funktion beruf poste fonction puesto cargo posizione ruolo mansione functie rol',
  title: 'titel titre titulo titolo intitule profession professione profesion profissao beroep',
  year: 'jahr annee ano anno jaar',
  institution:
    'schule hochschule universitat ecole etablissement universite institucion escuela centro universidad istituto scuola universita instituicao escola universidade school instelling',
  degree: 'abschluss grad diplome titulacion laurea diploma grau',
  startdate:
    'von beginn start debut datededebut inicio fechadeinicio fechainicio desde inizio datadiinizio datainizio datadeinicio begin startdatum',
  enddate:
    'bis ende fin datedefin fechadefin fechafin hasta fine datadifine datafine fim datadefim einde einddatum',
  period: 'zeitraum dauer periode duree periodo duracion durata duracao',
  date: 'datum fecha data',
  description: 'beschreibung descripcion descrizione descricao omschrijving beschrijving',
  highlights:
    'aufgaben tatigkeiten erfolge missions realisations taches logros responsabilidades tareas funciones responsabilita risultati realizacoes tarefas taken',
  keywords:
    'stichworte technologien motscles palabrasclave tecnologias tecnologie parolechiave palavraschave',
  issuer: 'aussteller organisme emisor ente emissor uitgever',
  category: 'kategorie categorie categoria',
  items: 'elemente elements elementos elementi',
  language: 'lang sprache langue idioma idiom lingua taal',
  fluency: 'niveau sprachniveau nivel livello nivell',
  url: 'lien enlace collegamento',
}
const byTranslation = new Map(
  Object.entries(translations).flatMap(([name, words]) =>
    words.split(' ').map((word) => [word, name] as const),
  ),
)

/** Returns our name of a field that is named in one of six other languages, otherwise the same name. */
export function translatedKey(key: string): string {
  return byTranslation.get(key) ?? key
}
