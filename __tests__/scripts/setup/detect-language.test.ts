import { detectLanguage } from '@/scripts/setup/detect-language'

test.each([
  [
    'en',
    'I design and ship web applications. Led the migration of a monolith to services, and built a search that people use every day.',
  ],
  [
    'de',
    'Ich baue schnelle Dienste in Go und angenehme Oberflächen in React. Ich mag Code, den jemand beim ersten Lesen versteht, und Tests ohne Zufall.',
  ],
  [
    'es',
    'Desarrollo servicios rápidos en Go e interfaces cómodas en React. Me gusta el código que se entiende la primera vez que alguien lo lee.',
  ],
  [
    'fr',
    'Je construis des services rapides en Go et des interfaces agréables en React. J’aime le code que l’on comprend à la première lecture.',
  ],
  [
    'pt-BR',
    'Desenvolvo serviços rápidos em Go e interfaces agradáveis em React. Gosto de código que as pessoas entendem na primeira leitura, sem surpresas.',
  ],
  [
    'pl',
    'Buduję szybkie usługi w języku Go i wygodne interfejsy w React. Lubię kod, który zrozumie ktoś, kto czyta go po raz pierwszy.',
  ],
  [
    'ru',
    'Я создаю быстрые сервисы на Go и удобные интерфейсы на React. Люблю код, который понятен с первого раза.',
  ],
  ['ar', 'أبني خدمات سريعة بلغة Go وواجهات بـ React. أحب الشيفرة التي يفهمها من يقرؤها أول مرة.'],
  ['he', 'אני בונה מוצרים מהירים לרשת, מהכפתור ועד לשאילתה ב־SQL שמאחוריו.'],
  ['hi', 'मैं Go में तेज़ सेवाएँ और React में सरल इंटरफ़ेस बनाता हूँ। मुझे वह कोड पसंद है जो पहली बार में समझ आए।'],
  ['ja', '検索と地図の画面を作っています。React と TypeScript と Node.js と Kubernetes を使います。'],
  ['ko', 'Go로 빠른 서비스를, React로 편리한 화면을 만듭니다. 처음 읽는 사람도 이해하는 코드를 좋아합니다.'],
  ['zh-CN', '我用 Go 构建快速的服务，用 React 开发界面。喜欢第一次读就能理解的代码，也喜欢数据。'],
])('detects %s [O8]', (lang, text) => {
  expect(detectLanguage([text])).toBe(lang)
})

test('frequent words decide in texts full of names of products [O8]', () => {
  const products = 'React TypeScript Node.js Kubernetes Docker GraphQL PostgreSQL Redis Terraform Grafana'
  const german =
    'Betrieb der Plattform mit Kubernetes und Terraform, Ausbau von zwei Teams für die Bank und das Portal'
  const spanish =
    'Migración de los servicios a Kubernetes y Docker con una plataforma del banco, y los informes con Grafana'
  expect(detectLanguage([products, german, products])).toBe('de')
  expect(detectLanguage([products, spanish, products])).toBe('es')
})

test.each([
  ['too short', 'Senior Frontend Engineer'],
  ['names of products', 'React TypeScript Node.js Kubernetes Docker GraphQL PostgreSQL Redis Terraform'],
  [
    'Italian',
    'Costruisco servizi veloci in Go e interfacce comode in React. Mi piace il codice che si capisce la prima volta che lo si legge.',
  ],
  [
    'Dutch',
    'Ik bouw snelle diensten in Go en prettige interfaces in React. Ik houd van code die iemand begrijpt die haar voor het eerst leest.',
  ],
  [
    'Ukrainian',
    'Я створюю швидкі сервіси мовою Go та зручні інтерфейси. Люблю код, який зрозумілий з першого разу.',
  ],
  [
    'Persian',
    'من سرویس‌های سریع با زبان گو و رابط‌های کاربری ساده می‌سازم. کدی را دوست دارم که بار اول فهمیده شود.',
  ],
  [
    'Chinese in traditional characters',
    '我用 Go 構建快速的服務，用 React 開發介面。喜歡第一次讀就能理解的程式碼，也喜歡數據。',
  ],
])('does not guess: %s [O8]', (_, text) => {
  expect(detectLanguage([text])).toBeUndefined()
})
