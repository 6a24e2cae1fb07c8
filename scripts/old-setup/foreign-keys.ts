/** Our names of parts and fields, each with its names in other languages, without spaces. They are compared without accents. */
const translations = `
basics: person personliches personlichedaten coordonnees informationspersonnelles datospersonales datipersonali dadospessoais persoonlijk persoonsgegevens личныеданные особистідані 基本信息 个人信息 基本情報 個人情報 개인정보 인적사항 daneosobowe osobníúdaje kişiselbilgiler personuppgifter المعلوماتالشخصية פרטיםאישיים व्यक्तिगतजानकारी personlich
work: historicoprofissional 工作经历 工作經歷 职业经历 職歴 職務経歴 경력 опыт опытработы berufserfahrung arbeitserfahrung erfahrung erfahrungen werdegang experienceprofessionnelle experiencesprofessionnelles emplois experiencia experiencias experiencialaboral experienciaprofesional experienciaprofissional esperienza esperienze esperienzaprofessionale esperienzelavorative werkervaring ervaring doświadczenie doświadczeniezawodowe deneyim deneyimler işdeneyimi досвід досвідроботи zkušenosti pracovnízkušenosti erfarenhet arbetslivserfarenhet الخبرات الخبرة الخبراتالعملية ניסיון ניסיוןתעסוקתי अनुभव कार्यअनुभव kinhnghiệm kinhnghiệmlàmviệc 工作經驗 業務経歴 erfaring arbeidserfaring yrkeserfaring erhvervserfaring arbejdserfaring työkokemus tapasztalat munkatapasztalat szakmaitapasztalat experienta experientaprofesionala εμπειρια εργασιακηεμπειρια επαγγελματικηεμπειρια سوابقکاری pengalaman pengalamankerja pracovnéskúsenosti skúsenosti radnoiskustvo
education: 教育经历 教育背景 學歷 学歴 학력 образование ausbildung bildung studium formation formations etudes formacion educacion estudios formazione istruzione studi formacao educacao opleiding opleidingen wykształcenie edukacja eğitim освіта vzdělání utbildning التعليم השכלה शिक्षा họcvấn 교육 formacoes utdanning utdannelse uddannelse koulutus tanulmányok végzettség educatie studii εκπαιδευση σπουδες تحصیلات pendidikan vzdelanie obrazovanje bildungsweg bildungsgang schulbildung
projects: 项目经历 项目经验 项目 プロジェクト 프로젝트 проекты projekte projets proyectos progetti projetos projecten projekty projeler проєкти проекти المشاريع פרויקטים परियोजनाएं dựán 專案 prosjekter projekter projektit projektek proiecte εργα پروژهها proyek projekti
skills: conhecimentos logiciels 技能 专业技能 スキル 기술 навыки kenntnisse fahigkeiten kompetenzen competences habilidades competencias aptitudes competenze habilidadestecnicas vaardigheden umiejętności yetenekler beceriler навички dovednosti färdigheter المهارات כישורים कौशल kỹnăng conocimientos competenciasinformaticas kompetanse ferdigheter kompetencer færdigheder taidot osaaminen készségek competente abilitati δεξιοτητες مهارتها keahlian keterampilan zručnosti vještine
languages: 语言 言語 언어 языки sprachen sprachkenntnisse langues idiomas lingue linguas talen języki diller мови jazyky språk اللغات שפות भाषाएं ngônngữ sprog kielet kielitaito nyelvek nyelvtudás limbi limbistraine γλωσσες زبانها bahasa jezici
interests: 业余爱好 centresinteret interessen hobbys centresdinteret loisirs interets intereses aficiones interessi interesses hobbies zainteresowania hobiler інтереси zájmy intressen الاهتمامات תחומיעניין रुचियां sởthích interesser harrastukset érdeklődés interese ενδιαφεροντα minat záujmy interesi
certifications: weiterbildungen 证书 資格 자격증 zertifikate zertifizierungen certificats certificaciones certificados certificazioni certificacoes certificaten certyfikaty sertifikalar сертифікати сертификаты certifikáty certifikat الشهادات הסמכות chứngchỉ cursos weiterbildung fortbildung fortbildungen kurse certificazione corsi kursy курсы курси 资格证书 免許資格 الدورات קורסים प्रमाणपत्र szkolenia kurser sertifiseringer certifikater sertifikaatit certificari πιστοποιησεις sertifikasi pelatihan
publications: veroffentlichungen publikationen publicaciones pubblicazioni publicacoes publicaties publikacje publikace publikationer yayınlar публикации публікації 出版物 论文 論文 논문 المنشورات פרסומים प्रकाशन
volunteering: ehrenamtlichesengagement ehrenamt freiwilligenarbeit benevolat voluntariado volontariato vrijwilligerswerk voluntariat wolontariat dobrovolnictví gönüllülük волонтерство ボランティア 志愿服务 志愿者经历 봉사활동 التطوع התנדבות स्वयंसेवा ideelltarbete frivilligarbeid frivilligtarbejde vapaaehtoistyö önkéntesmunka voluntariatul εθελοντισμος pengalamanorganisasi engagement
awards: auszeichnungen preise prix distinctions premios premi prijzen nagrody ödüller нагороди ocenění utmärkelser الجوائز פרסים giảithưởng награды premiazioni riconoscimenti 获奖经历 荣誉奖项 受賞 受賞歴 수상 수상경력 पुरस्कार
talks: vortrage conferencias charlas interventi palestras lezingen charla föredrag wystąpienia přednášky konuşmalar выступления доклады виступи доповіді 登壇 講演 演讲 발표 المحاضرات הרצאות व्याख्यान prelekcje
contact: 联系方式 contato contatti kontakt kontaktdaten contacto iletişim контакти контакты التواصل liênhệ
profiles: reseauxsociaux redessociales redes netzwerke sozialenetzwerke reseaux reti retisociali redessociais sociálnísítě sosyalmedya соцсети социальныесети соцмережі 社交账号 소셜미디어 liens enlaces collegamenti ссылки
name: 姓名 名前 氏名 이름 имя фио nom nombre nome naam nomcomplet nombrecompleto nomecompleto volledigenaam isim adsoyad імя імʼя піб jméno namn الاسم שם नाम họtên 名稱 名字 성명 imięinazwisko nombreyapellidos nomeecognome nomeesobrenome имяифамилия імятапрізвище jménoapříjmení ad adı adısoyadı الاسمالكامل שםמלא название наименование назва nazwa název 名称 명칭 자격증명 자격명 資格名 navn nimi név nume ονομα ονοματεπωνυμο نام nama meno ime
firstname: vorname prenom voornaam imię primeironome förnamn 名 الاسمالأول שםפרטי
lastname: nachname familienname nomdefamille apellido apellidos cognome sobrenome apelido achternaam nazwisko soyad прізвище příjmení efternamn фамилия soyadı soyisim 姓 성 اسمالعائلة שםמשפחה उपनाम
email: 邮箱 电子邮箱 メール 이메일 почта courriel correo correoelectronico posta mailadresse emailadresse adressemail adresseemail 电子邮件 メールアドレス 이메일주소 epost eposta emailadres пошта электроннаяпочта електроннапошта البريدالإلكتروني דואל ईमेल אימייל sähköposti emailpessoal emailpersonal correopersonal
summary: sobre objetivo accroche 自我评价 自我描述 个人简介 sintesequalificacoes 自己pr 소개 осебе zusammenfassung kurzprofil ubermich apropos profil resumen perfil sobremi profilo sommario riassunto resumo sobremim samenvatting profiel 摘要 概略 quemsou podsumowanie özet резюме ملخص الملخص תקציר सारांश sammanfattning acercademi aproposdemoi chisono overmij omnie ommig hakkımda shrnutí обомне промене 关于我 自我介绍 自己紹介 자기소개 نبذة نبذةعني אודות परिचय omne sudime sammendrag tiivistelmä összefoglaló rezumat περιληψη ringkasan tentangsaya despremine ommeg
image: foto fotografie fotografia bild lichtbild bewerbungsfoto imagen imagem immagine afbeelding zdjęcie fotoğraf фото фотография 写真 照片 头像 사진 صورة الصورة תמונה फोटो
network: red netzwerk reseau rete rede netwerk sieć síť сеть мережа ネットワーク 平台 네트워크 רשת
username: usuario nombredeusuario benutzername benutzer nutzername utilisateur nomdutilisateur utente nomeutente nomedeusuario gebruikersnaam użytkownik uživatel användarnamn kullanıcıadı логин пользователь користувач ユーザー名 用户名 사용자명
phone: 电话 手机 電話 전화 телефон telefon telephone telefono telefone telefoon handy mobil portable movil cellulare telemovel الهاتف טלפון फ़ोन điệnthoại telefonnummer numertelefonu номертелефона 手机号 電話番号 전화번호 연락처
birthdate: geburtsdatum geburtstag datedenaissance fechadenacimiento datadinascita datadenascimento geboortedatum datanascimento datanascita dataurodzenia datumnarození doğumtarihi födelsedatum датарождения датанародження 生年月日 出生日期 생년월일 تاريخالميلاد תאריךלידה जन्मतिथि
address: adresse anschrift direccion indirizzo endereco adres straße rue calle ulica улица адрес адреса 住所 地址 주소 العنوان כתובת पता
postcode: plz postleitzahl codepostal codigopostal cep psč kodpocztowy postnummer индекс почтовыйиндекс 邮编 郵便番号 우편번호
website: webseite internetseite siteweb sitioweb paginaweb sitoweb strona stronainternetowa webbplats hemsida webovástránka сайт вебсайт 网站 个人网站 ウェブサイト ホームページ 웹사이트 홈페이지 אתר वेबसाइट
location: ort wohnort lieu lugar ubicacion luogo local localizacao plaats woonplaats localisation lokalizacja konum الموقع địađiểm sede localidad localidade localita residenza miejsce miejscowość místo bydliště yer plats место місце местоположение 所在地 居住地 地点 勤務地 장소 위치 근무지 المكان מיקום स्थान sted sijainti helyszín locatie τοποθεσια lokasi miesto
city: stadt ville ciudad citta cidade stad miasto şehir місто město город 城市 도시 المدينة עיר शहर
country: pays pais paese nazione landnaam страна країна kraj země ülke 国家 国 국가 الدولة מדינה देश land
company: 公司 公司名称 会社 会社名 회사 компания firma unternehmen arbeitgeber entreprise societe employeur empresa compania azienda societa datoredilavoro bedrijf werkgever pracodawca şirket компанія společnost zaměstnavatel företag arbetsgivare الشركة חברה कंपनी côngty empleador empregador işyeri işveren работодатель роботодавець местоработы місцероботи 企业 企業 企業名 勤務先 雇主 工作单位 회사명 직장 جهةالعمل מעסיק नियोक्ता bedrift virksomhed arbeidsgiver arbejdsgiver yritys työnantaja cég munkáltató companie angajator εταιρεια شرکت perusahaan spoločnosť tvrtka poslodavac
organization: organizacion organizacao organizzazione organisatie organizacja organizace kuruluş kurum entidad entidade ente organismo organisme verein vereniging associazione организация організація 机构 组织 団体 組織 단체 기관 المنظمة ארגון संगठन
position: 职位 職種 役割 役職 직책 직무 должность stelle rolle funktion beruf poste fonction puesto cargo posizione ruolo mansione functie rol 職稱 stanowisko pozisyon посада pozice المسمىالوظيفي תפקיד पद chứcvụ vịtrí ocupacion funcao funkcja pozycja görev befattning профессия позиция 岗位 职务 職位 직위 المنصب الوظيفة משרה भूमिका роль rola الدور 역할 角色 roll stilling tehtävä nimike beosztás pozíció θεση jabatan posisi pozícia
title: titel titre titulo titolo intitule profession professione profesion profissao beroep unvan tytuł rubrik başlık заголовок 标题 题目 タイトル 제목 כותרת शीर्षक profese titteli
year: jahr annee ano anno jaar rok рік год yıl 年 年份 年度 연도 السنة שנה वर्ष år
institution: 学校 instituto 학교 вуз schule hochschule universitat ecole etablissement universite institucion escuela centro universidad istituto scuola universita instituicao escola universidade school instelling uczelnia okul üniversite університет škola skola lärosäte الجامعة אוניברסיטה विश्वविद्यालय trường bildungseinrichtung facultad faculdade facolta ateneo centroeducativo hogeschool universiteit szkoła uniwersytet vysokáškola школа университет учебноезаведение навчальнийзаклад 大学 大學 学校名 学校名称 大学名 학교명 대학교 المؤسسة المدرسة מוסד מוסדלימודים संस्थान skole oppilaitos koulu iskola egyetem institutie universitate πανεπιστημιο دانشگاه universitas sekolah școala σχολη
degree: carrera 学历 学位 abschluss grad diplome titulacion laurea diploma grau derece ступінь examen الدرجة תואר डिग्री bằngcấp studienabschluss titolodistudio graad stopień titul степень 학위 المؤهل उपाधि tutkinto gelar πτυχιο
area: 专业 専攻 전공 специальность kierunek 科系 спеціальність obor specialisation curso fach fachrichtung fachbereich studienfach studiengang especialidad especialidade areadeestudio areadeestudos filiere specialite domainedetudes specializzazione corsodistudi studierichting kierunekstudiów bölüm ämne inriktning специализация специализація направление напрям 專業 学科 학과 التخصص חוג תחוםלימוד מגמה विषय richting jurusan specializare
startdate: datedebut fechaingreso 开始时间 入职时间 開始 시작 начало von beginn start debut datededebut inicio fechadeinicio fechainicio desde inizio datadiinizio datainizio datadeinicio begin startdatum dal od başlangıç початок začátek seit depuis du sinds vanaf sedan från datarozpoczęcia datumzahájení başlamatarihi датаначала с 开始日期 開始日 시작일 입사일 تاريخالبدء תאריךהתחלה शुरुआत 入学 入学年月 入学时间 입학 van з 入社 入社日 开始 البداية من התחלה प्रारंभ entrada dataentrada ingreso fechadeingreso eintritt 入职 入职日期 dataod startdato alku fra mulai εναρξη
enddate: datefin fechatermino fechadetermino 结束时间 离职时间 終了 종료 окончание bis ende fin datedefin fechadefin fechafin hasta fine datadifine datafine fim datadefim einde einddatum al do bitiş кінець konec au tot till slut slutdatum datazakończenia datumukončení bitiştarihi конец датаокончания по 结束日期 終了日 종료일 퇴사일 تاريخالانتهاء תאריךסיום अंत abschlussjahr anneedobtention añodegraduacion годокончания рікзакінчення rokukończenia mezuniyetyılı 毕业时间 卒業 卒業年月 졸업 退社 退社日 结束 النهاية إلى סיום समाप्ति termino datatermino datadetermino fechafinalizacion fechadefinalizacion finalizacion final salida saida datasaida fechadesalida fechaegreso egreso conclusao dataconclusao datadeconclusao termine austritt datedesortie koniec датаувольнения 离职 离职日期 datado sluttdato slutdato loppu concluidoem til selesai ληξη
period: 时间 起止时间 期間 기간 период zeitraum dauer periode duree periodo duracion durata duracao okres період období الفترة תקופה अवधि thờigian zeitspanne laufzeit okresczasu doba tidsperiod 起止日期 在籍期間 재직기간
date: datum fecha data tarih дата التاريخ תאריך ngày 日期 日付 年月 取得日 날짜 취득일 तारीख दिनांक quando cuando
description: descr atuacao 描述 工作内容 業務内容 概要 설명 описание beschreibung descripcion descrizione descricao omschrijving beschrijving 說明 opis açıklama опис popis beskrivning الوصف תיאור विवरण môtả kurzbeschreibung 内容 详情 项目描述 상세내용 업무내용 beskrivelse kuvaus leírás descriere περιγραφη deskripsi
highlights: 职责 工作职责 atividades schwerpunkte aufgaben tatigkeiten erfolge missions realisations taches logros responsabilidades tareas funciones responsabilita risultati realizacoes tarefas taken verantwortlichkeiten responsabilites mansioni compiti werkzaamheden verantwoordelijkheden obowiązki zadania náplňpráce úkoly görevler sorumluluklar arbetsuppgifter обязанности задачи обовязки завдання 主要职责 担当業務 업무 주요업무 담당업무 المهام תחומיאחריות जिम्मेदारियां punkty oppgaver opgaver tehtävät responsabilitati tugas resultats resultados ergebnisse
achievements: conquistas osiągnięcia úspěchy başarılar достижения досягнення 业绩 成果 実績 성과 الإنجازات הישגים उपलब्धियां
keywords: stichworte motscles palabrasclave parolechiave palavraschave
technologies: технологии technologie teknolojiler 技术栈 技术 開発環境 기술스택 사용기술 तकनीक technologien tecnologias tecnologie 使用技術 технології teknologier التقنيات טכנולוגיות côngnghệ
issuer: aussteller emisor emissor anbieter ausgestelltvon emetteur organismeemetteur entidademissora entidademisora emittente rilasciatoda verlener wystawca utfärdare veren verenkurum vydavatel кемвыдан видавець 発行元 発行機関 发证机构 颁发机构 발급기관 الجهةالمانحة מנפיק גוףמנפיק जारीकर्ता кимвидано organizator
publisher: verlag editorial editeur editora editore uitgever uitgeverij wydawca wydawnictwo nakladatel förlag yayınevi издательство видавництво revista revue rivista zeitschrift tijdschrift tidskrift czasopismo časopis журнал 出版社 出版元 掲載誌 期刊 출판사 학술지 الناشر المجلة מוצאלאור כתבעת प्रकाशक
event: veranstaltung evento evenement wydarzenie akce evenemang etkinlik мероприятие захід 活动 イベント 행사 الفعالية אירוע आयोजन konferenz tagung conferencia conferenza conferentie konferencja konference konferens konferans congreso congresso конференция конференція 会议 学会 학회 المؤتمر כנס सम्मेलन
repository: repositorio repositorium depot quellcode quelltext codigo codigofuente codigofonte codesource codicesorgente repozytorium kodźródłowy repozitář zdrojovýkód källkod kaynakkod репозиторий репозиторій исходныйкод リポジトリ ソースコード 仓库 代码仓库 源码 源代码 저장소 소스코드 المستودع מאגר קודמקור
category: kategorie categorie categoria kategoria kategori категорія категория 分类 类别 分類 분류 الفئة קטגוריה श्रेणी
references: referenzen referencias referenze referencje referenties referenser рекомендации 推薦者 推荐人 referanser
authors: autoren auteurs autores autori autorzy författare авторы автори 著者 作者 저자
items: elemente elements elementos elementi voci itens
language: lang sprache langue idioma idiom lingua taal język мова jazyk اللغة שפה भाषा язык dil
level: sprachniveau nivel livello nivell poziom seviye рівень úroveň nivå المستوى רמה trìnhđộ niveau уровень 水平 熟练程度 レベル 수준 स्तर
score: votazione abschlussnote gesamtnote notamedia notafinal calificacion promedio voto votofinale moyenne cijfer gemiddelde ocena średnia známka betyg notortalaması ortalama оценка среднийбалл оцінка середнійбал 成绩 绩点 成績 학점 성적 المعدل التقدير ציון ממוצע अंक
url: lien enlace collegamento verweis odkaz odnośnik bağlantı länk ссылка посилання 链接 网址 リンク 링크 الرابط קישור लिंक slides folien diapositivas diapositives diapositive transparencias slajdy snímky slaytlar слайды слайди スライド 資料 幻灯片 슬라이드 שקפים
`
/** Letters that Unicode does not decompose. */
const plainLetters: Record<string, string> = { ß: 'ss', ø: 'o', ł: 'l', ı: 'i', æ: 'a', œ: 'o' }

/** Removes accents from a key. "ä", "ae" and "a" become the same letter. */
function fold(key: string): string {
  return key
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[ßøłıæœ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/([aou])e/g, '$1')
}

const rows = translations
  .trim()
  .split('\n')
  .map((row) => row.split(': ') as [name: string, words: string])
const byTranslation = new Map(
  rows.flatMap(([name, words]) => words.split(' ').map((word) => [fold(word), name] as const)),
)

/** Returns our name of a field that is named in another language, otherwise the same name. */
export function translatedKey(key: string): string {
  return byTranslation.get(fold(key)) ?? key
}

/** The names of fields that a resume may have. */
export const ourNames = new Set(rows.map(([name]) => name))
