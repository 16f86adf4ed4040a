import type { LanguageWords } from './language-words.ts';

export const SPANISH: LanguageWords = {
  codes: 'código, código pin, clave dinámica, cod',
  manyCodes: 'códigos',
  numbers: 'número, núm, clave, dígitos, cifras, n.º',
  signInCodes: `
    contraseña de un solo uso, contraseña de uso único, clave de un solo uso, clave de uso único,
    contraseña dinámica, contraseña única, clave de firma, clave de operaciones, clave de seguridad,
    clave de verificación, contraseña temporal de un solo uso, clave de acceso único, clave sms, clave única`,
  security: `
    segur*, inicio de sesión, iniciar sesión, iniciar, inicies, validación, validar, restablec*, desbloque*,
    un solo uso, uso único, doble factor, dos factores, dos pasos, firma, firmar, identidad, ingreso,
    ingresar a tu cuenta, entrar, de 4 dígitos, de 5 dígitos, de 6 dígitos, de 7 dígitos, de 8 dígitos,
    de cuatro dígitos, de cinco dígitos, de seis dígitos, de ocho dígitos, de 6 cifras, de 4 cifras,
    de seis cifras, de 6 números, de 6 caracteres, de 8 caracteres, de 8 cifras`,
  access: `
    confirmación, confirmar, confirmes, acceso, acceder, accedas, activación, activar, autoriz*, registr*,
    temporal, secreto, único, personal, vinculación, vincular, emparej*`,
  your: 'tu, su, tus, sus, mi',
  is: 'es, es:, es el, son, siguiente, a continuación, abajo',
  type: `
    introduce, introduzca, introducir, introdúcelo, ingresa, ingrese, ingresar, ingrésalo, escribe, escriba,
    escribir, teclea, teclee, digite, pon, ponga, inserta, copia, mete, escríbelo, tecléalo, cópialo`,
  use: 'utiliza, utilice, usar',
  minutes: 'minutos',
  units: 'horas, hora, días, día, años, personas, páginas, ha caducado, ha sido',
  things: `
    pedido, pedidos, factura, facturas, envío, envíos, entrega, entregas, paquete, paquetes, reserva,
    reservas, vuelo, vuelos, cita, citas, descuento, descuentos, ofertas, cupón, cupones, boleto, boletos,
    entradas, tarjeta regalo, tarjetas regalo, tarjeta de regalo, vale regalo, sorteo, concurso, recogida,
    promoción*, promocion*, referido*, invita a, compra por, compra de, encuesta, rastreo, seguimiento,
    orden, regalo, regalos, billete, billetes, recibo, expediente, presupuesto, garantía,
    suscripción premium, bono, preventa, donación, licencia, canje, canjear, retiro, guía`,
  acts: 'pago, asistencia, compra, presencia, reunión, visita',
  labels: `
    referencia, teléfono, celular, importe, valor, contrato, terminada en, terminado en, terminación,
    termina en, acabada en, tarjeta, cp, barras, error, producto, fiscal, nif, cif, cuenta n*,
    número de cuenta, llama, llame, llama al, llame al, serie, socio, alumno, paciente, matrícula, tienda,
    habitación, puerta, taquilla, caja, buzón, país, área, incidencia, solicitud, trámite, protocolo,
    póliza, siniestro, contador, lectura, afiliado, miembro, empleado, curso, clase, asiento, coche, andén,
    versión, modelo, lote, transacción, operación, folio, mesa, planta, calle, línea, expediente, rfc, curp,
    sucursal, banco, candado, garaje, estacionamiento, vehículo, autorización nº, nº de autorización,
    conducta, fuente`,
  topics: 'tus amigos, con tus amigos, consumo, informe, cajero',
  meetings: 'id de reunión, id reunión',
  account: `
    tu cuenta, su cuenta, sesión, contraseña, nuevo dispositivo, que eres tú, eres tú, registro,
    registrarte, registrarse, no solicitaste, has solicitado, solicitaste, solicitado, tu identidad,
    tu correo, su correo, dirección de correo, correo electrónico, transferencia, banca, nuevo inicio,
    alta en`,
  share: `
    compart*, revel*, facilit*, des, dé, diga, digas, entregues, secreto, confidencial, pedir*, solicitar*`,
  not: 'no, nunca, nadie, jamás, ningún, ninguna',
  people: `
    repartidor, conductor, mensajero, recepcionista, en recepción, mostrador, en caja, muestra, muestre,
    enséñ*, presente este, presenta este, al llegar, en taquilla, en tienda, técnico, al recoger,
    personal de`,
  example: 'ej.',
  verify: 'desbloque*, autoriz*, aprobar, aprueba, suscribirme, concluir',
  objects: `
    correo*, dirección*, cuenta*, identidad*, registro*, suscrip*, inscrip*, contraseña*, boletín*, sesión*,
    acceso*, perfil*, usuario*, alta, buzón, cambio, transferencia, navegador, newsletter`,
  signIn: `
    iniciar sesión, inicia sesión, inicio de sesión, inicie sesión, entrar en, entrar ahora, entrar,
    entra en, acceder, accede, accede a, ingresar, ingresa, ingreso, enlace mágico, enlace para entrar,
    sin contraseña, link mágico, acceso directo, abrir sesión`,
  passwords: 'contraseña, contraseñas, clave, claves',
  change: `
    restablec*, restaur*, cambi*, crea, crear, cree, defin*, nueva, olvid*, reinici*, elegir, elige, elija,
    establec*, renovar, perdida, actualizar`,
  reset: '',
  invite: `
    aceptar invitación, aceptar la invitación, aceptar, ver invitación, unirse, unirte, únete, unirme,
    te ha invitado, te invitó, invitado a, te invita, le invita, invitación a, invitación para, sumarte,
    sumarse, sumarme, sumes, agregado como, añadido como, participar en, invitación`,
  disowned: `
    no has sido, no fuiste, no fue, no eres, no lo has, no has, no solicitaste, no solicitó,
    no ha solicitado, no pediste, no hiciste, no realizaste, no lo pediste, no reconoc*, no esperabas,
    no esperaba, por error, otra persona, no hayas, no haya, sospech*, alguien más, no te has, tú no`,
  click: `
    haz, haga, hacer, haciendo, clic, aquí, pulsa, pulse, pulsar, pulsando, pincha, pinche, este, esta, el,
    enlace, siguiente, continuar, continúa, botón, da, dale, abre, abrir, copia, pega, dirección, página,
    navegador, abajo, ahora, empezar, comenzar, tu, y, a, visita, ve, toca, presiona, desde, para, entra,
    vamos, ir, sigue, seguir, acá`,
  skip: `
    darse de baja, dar de baja, baja, cancelar, cancela, anular, privacidad, ayuda, en el navegador,
    ver en el navegador, términos, leer, contacto, soporte, preferencias, ver factura, descargar,
    configuración, revisar actividad, denunciar, ignorar, en dos pasos, sala`,
  yes: 'sí, fui yo, he sido yo, soy yo, es mi correo',
};
